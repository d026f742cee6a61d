import { fieldSentences as say } from '../../../../contract/copy.ts';
import type { NewExtra } from '../../../../contract/extras.ts';
import { newId } from '../../../platform/ids.ts';
import { pounds } from '../../../platform/money.ts';
import { invalid, Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { isUnderWay } from '../../engagements/index.ts';
import { mustBeHere } from '../../gone.ts';
import { extraLifecycle } from '../extra.lifecycle.ts';
import { extrasOf, workForExtra } from '../extra.queries.ts';
import { duePence } from '../sum-due.ts';

type Input = NewExtra & { jobId: string };

/** Proposes an extra to the customer while the work goes on: one at a time, and never so that less than nothing is due. */
export const proposeExtra = action({
  name: 'proposeExtra',
  by: ['business'],
  answers: [],
  async run({ tx, actor, now, record }: Context, { jobId, amount, reason, days }: Input): Promise<[]> {
    const work = await workForExtra(tx, actor, { jobId, to: 'propose' });
    if (!isUnderWay(work.status)) throw new Refusal('job_cannot_change');
    mustBeHere(actor, work);
    const extras = await extrasOf(tx, { jobId });
    if (extras.some(({ status }) => status === extraLifecycle.starts))
      throw new Refusal('extra_already_proposed');
    const [pence, due] = [pounds(amount), duePence(work, extras)];
    if (due !== null && due + pence < 0) throw invalid({ amount: [say.extraTooLow] });
    const { id: engagement_id, leadId, customerId, businessId } = work;
    const id = newId();
    const figures = { amount_pence: pence, days: days ?? 0, reason };
    const stands = { status: extraLifecycle.starts, created_at: now, decided_at: null };
    await tx
      .insertInto('extras')
      .values({ id, engagement_id, job_id: jobId, business_id: businessId, ...figures, ...stands })
      .execute();
    await record('extra.proposed', { jobId, leadId, extraId: id, customerId, businessId });
    return [];
  },
});
