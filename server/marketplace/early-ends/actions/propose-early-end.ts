import { EARLY_END_DAYS } from '../../../../contract/early-end-words.ts';
import type { NewEarlyEnd } from '../../../../contract/early-ends.ts';
import { newId } from '../../../platform/ids.ts';
import { endOfDaysAfter } from '../../../platform/london.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { isUnderWay } from '../../engagements/index.ts';
import { mustBeHere } from '../../gone.ts';
import { earlyEndLifecycle } from '../early-end.lifecycle.ts';
import { earlyEndsOf, workToEnd } from '../early-end.queries.ts';

type Input = NewEarlyEnd & { jobId: string };

/** Proposes to the other side to end work in progress: nobody ends it alone. One proposal is open at a time. */
export const proposeEarlyEnd = action({
  name: 'proposeEarlyEnd',
  by: ['customer', 'business'],
  answers: [],
  async run({ tx, actor, now, record }: Context, { jobId, reason }: Input): Promise<[]> {
    const work = await workToEnd(tx, actor, jobId);
    if (!isUnderWay(work.status)) throw new Refusal('job_cannot_change');
    mustBeHere(actor, work);
    const ends = await earlyEndsOf(tx, { jobId });
    if (ends.some(({ status }) => status === earlyEndLifecycle.starts))
      throw new Refusal('early_end_already_proposed');
    const { id: engagement_id, leadId, customerId, businessId, side } = work;
    const id = newId();
    const stands = {
      status: earlyEndLifecycle.starts,
      created_at: now,
      lapses_at: endOfDaysAfter(now, EARLY_END_DAYS),
      decided_at: null,
    };
    await tx
      .insertInto('early_ends')
      .values({ id, engagement_id, job_id: jobId, side, proposed_by: actor.userId, reason, ...stands })
      .execute();
    await record('end.proposed', { jobId, leadId, endId: id, customerId, businessId });
    return [];
  },
});
