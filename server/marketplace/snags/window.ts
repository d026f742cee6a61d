import { Refusal } from '../../platform/refusal.ts';
import { isReviewable } from '../engagements/index.ts';
import type { AgreedWork } from '../agreements/index.ts';
import { listUntil } from './snag.lifecycle.ts';

type Finished = AgreedWork & { endedAt: Date };

export const isFinished = (work: AgreedWork): work is Finished =>
  isReviewable(work.status) && work.endedAt !== null;

/** @throws Refusal 'job_not_finished' before the end of the work, 'snags_over' when its 14 days are over */
export function refuseOutside(work: AgreedWork, now: Date): void {
  if (!isFinished(work)) throw new Refusal('job_not_finished');
  if (now >= listUntil(work.endedAt)) throw new Refusal('snags_over');
}
