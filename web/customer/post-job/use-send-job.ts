import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiRefusal } from '../../api-refusal.ts';
import { changeSession } from '../../marketplace/accounts/session.ts';
import { forgetSent, PhotosNotUsable, sendPhotos } from '../../marketplace/photos/device-photos.ts';
import { refusalSaid } from '../../refusal-said.ts';
import { useOneAtATime } from '../../ui/actions/use-one-at-a-time.ts';
import { type JobDraft, forgetDraft, readDraft, renewKey } from './draft.ts';
import type { PostedJob } from './posted-reach.ts';
import type { WizardState } from './use-wizard.ts';
import { NewJob } from '../../../contract/new-job.ts';
import { SPECIFIC_DATE } from '../../../contract/words.ts';
import { type FieldErrors, fieldErrorsOf } from '../../ui/forms/field-errors.ts';
import { noonOf } from '../../copy/relative-phrase.ts';
import { fittingAnswers, type ServiceChoice } from './service-choice.ts';
import type { Api } from '../../../contract/index.ts';
import type { Result } from '../../../contract/kernel.ts';
import { clientUnderKey } from '../../api-over-fetch.ts';

const PATIENCE_MS = 20_000;

/** What stands in the way: a sentence, photos to be changed first, an ended session, or that it had been posted already. */
type Trouble =
  | { kind: 'said' | 'photos'; sentence: string }
  | { kind: 'loggedOut' }
  | { kind: 'postedBefore' }
  | null;

/** Sends the draft, once however often it is clicked. Whatever goes wrong, the draft stays. */
export function useSendJob({ draft, service, refuse }: WizardState) {
  const queryClient = useQueryClient();
  const finish = useFinish();
  const [isWorking, setWorking] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>(null);

  const fail = (error: unknown) => {
    if (error instanceof PhotosNotUsable) return setTrouble({ kind: 'photos', sentence: error.message });
    const { sentence, fieldErrors } = refusalSaid(error);
    if (error instanceof ApiRefusal && error.status === 401) {
      changeSession(queryClient, null);
      return setTrouble({ kind: 'loggedOut' });
    }
    if (error instanceof ApiRefusal && error.code === 'idempotency_key_reused')
      return setTrouble({ kind: 'postedBefore' });
    if (!refuse(fieldErrors))
      setTrouble({ kind: 'said', sentence: sentence ?? Object.values(fieldErrors)[0] ?? '' });
  };
  const send = useOneAtATime(async () => {
    const { job, fieldErrors } = jobFrom(draft, service);
    if (!job) return void refuse(fieldErrors);
    setWorking(true);
    setTrouble(null);
    try {
      const { data } = await sendWithPhotos(job);
      await finish({ ...data, urgent: { trade: service?.trade.slug, urgency: job.target_job_done } });
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
  return async ({ jobNumber, ...posted }: PostedJob) => {
    void queryClient.invalidateQueries({ queryKey: ['jobs'] });
    await router.navigate({
      to: '/job-posted',
      search: { job: jobNumber },
      replace: true,
      state: { posted },
    });
    forgetDraft();
  };
}

/** The draft as the server takes it, judged by the contract's own rules. */
function jobFrom(
  draft: JobDraft,
  service: ServiceChoice | undefined,
): { job?: NewJob; fieldErrors: FieldErrors } {
  const { key: _key, owner: _owner, targetCompletionDatetime: date, answers, ...said } = draft;
  const isDated = said.target_job_done === SPECIFIC_DATE && date !== '';
  const judged = NewJob.safeParse({
    ...said,
    ...(isDated && { targetCompletionDatetime: noonOf(date).toISOString() }),
    answers: fittingAnswers(service?.questions ?? [], answers),
  });
  return judged.success ? { job: judged.data, fieldErrors: {} } : { fieldErrors: fieldErrorsOf(judged) };
}

/** The photos first, then the job that names them. Where the server knows one no more, since a day is over, all go again. */
async function sendWithPhotos(job: NewJob): Promise<Result<Api['postJob']>> {
  const send = async () => sendJob({ ...job, photos: await sendPhotos() }, readDraft().key);
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiRefusal) || !error.errors.photos) throw error;
    await forgetSent();
    return send();
  }
}

/** Sends a job under its key: the same key and job again is answered as the first time, and posted once. */
const sendJob = (job: NewJob, key: string): Promise<Result<Api['postJob']>> =>
  clientUnderKey(key, { timeout: PATIENCE_MS }).postJob({ body: job });
