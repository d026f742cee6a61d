import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiRefusal } from '../../api-refusal.ts';
import { changeSession } from '../../marketplace/accounts/session.ts';
import { refusalSaid } from '../../refusal-said.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import { forgetDraft, readDraft, renewKey } from './draft.ts';
import { jobFrom } from './job-from-draft.ts';
import { sendJob } from './send-job.ts';
import type { PostedJob } from './posted-reach.ts';
import type { WizardState } from './use-wizard.ts';

/** What stands in the way: a sentence, an ended session, or that it had been posted already. */
type Trouble = { kind: 'said'; sentence: string } | { kind: 'loggedOut' } | { kind: 'postedBefore' } | null;

/** Sends the draft, once however often it is clicked. Whatever goes wrong, the draft stays. */
export function useSendJob({ draft, service, refuse }: WizardState) {
  const queryClient = useQueryClient();
  const finish = useFinish();
  const [isWorking, setWorking] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>(null);

  const fail = (error: unknown) => {
    const { sentence, faults } = refusalSaid(error);
    if (error instanceof ApiRefusal && error.status === 401) {
      changeSession(queryClient, null);
      return setTrouble({ kind: 'loggedOut' });
    }
    if (error instanceof ApiRefusal && error.code === 'idempotency_key_reused')
      return setTrouble({ kind: 'postedBefore' });
    if (!refuse(faults)) setTrouble({ kind: 'said', sentence: sentence ?? Object.values(faults)[0] ?? '' });
  };
  const send = useOneAtATime(async () => {
    const { job, faults } = jobFrom(draft, service);
    if (!job) return void refuse(faults);
    setWorking(true);
    setTrouble(null);
    try {
      const { data } = await sendJob(job, readDraft().key);
      await finish(data);
    } catch (error) {
      fail(error);
    } finally {
      setWorking(false);
    }
  });
  const sendAsAnother = () => {
    renewKey();
    return send();
  };
  return { send, sendAsAnother, isWorking, trouble };
}

export type Sending = ReturnType<typeof useSendJob>;

/** It is posted: the draft has done its work. Back does not lead into it again. */
function useFinish() {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async ({ jobNumber, leadsCount, expectedCount }: PostedJob) => {
    void queryClient.invalidateQueries({ queryKey: ['jobs'] });
    await router.navigate({
      to: '/job-posted',
      search: { job: jobNumber },
      replace: true,
      state: { reach: { leadsCount, expectedCount } },
    });
    forgetDraft();
  };
}
