import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { JobChange, type JobToChange } from '../../../contract/job-changes.ts';
import { jobChangesCopy } from '../../copy/job-changes.copy.ts';
import { reload } from '../../marketplace/live/lists.ts';
import { isSignedOut, useSignInAgain } from '../../marketplace/dashboard/use-sign-in-again.ts';
import { refusalSaid } from '../../refusal-said.ts';
import { logFailure } from '../../report-failure.ts';
import { useRouterContext } from '../../router-context.ts';
import { type FieldErrors, fieldErrorsOf } from '../../ui/forms/field-errors.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useOneAtATime } from '../../ui/actions/use-one-at-a-time.ts';
import { changeFrom } from './change-of.ts';

/** `isSending`: some of the photos have not arrived yet. */
type Wish = Parameters<typeof changeFrom>[1] & { isSending: boolean; onSaved: () => void };
type Trouble = { fieldErrors: FieldErrors; sentence: string | null };

const NONE: Trouble = { fieldErrors: {}, sentence: null };
const WAITING: Trouble = { fieldErrors: { photos: jobChangesCopy.photosAwaited }, sentence: null };

/** Sends the change, once however often it is clicked. Whatever goes wrong, what was typed stays. */
export function useSaveChange(job: JobToChange, { isSending, onSaved, ...wish }: Wish) {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  const router = useRouter();
  const signInAgain = useSignInAgain();
  const [trouble, setTrouble] = useState(NONE);
  const [isWorking, setWorking] = useState(false);

  const send = async (body: JobChange) => {
    await api.changeJob({ params: { id: job.id }, body });
    toast({ title: jobChangesCopy.done });
    onSaved();
    await reload(queryClient, ['jobs', 'quotes', 'responses', 'ownJob']);
    await router.navigate({ href: `/dashboard?tab=jobs#job-${job.id}` });
  };
  const save = useOneAtATime(async () => {
    const judged = JobChange.safeParse(changeFrom(job, wish));
    if (!judged.success) return setTrouble({ fieldErrors: fieldErrorsOf(judged), sentence: null });
    if (isSending) return setTrouble(WAITING);
    setWorking(true);
    setTrouble(NONE);
    try {
      await send(judged.data);
    } catch (error) {
      logFailure('changeJob', error);
      if (isSignedOut(error)) return await signInAgain();
      setTrouble(refusalSaid(error));
      // It may be another one by now, or taken up, or over: the page says which.
      void reload(queryClient, ['ownJob']);
    } finally {
      setWorking(false);
    }
  });
  return { save, isWorking, ...(trouble === WAITING && !isSending ? NONE : trouble) };
}
