import type { EarlyEndMove } from '../../../../contract/early-end-words.ts';
import { action, type Context } from '../../action.ts';
import { move } from '../../lifecycle.ts';
import { earlyEndLifecycle } from '../early-end.lifecycle.ts';
import { workOfEndForAct } from '../early-end.queries.ts';

type Answered = { endId: string };

/** The other side agrees: the job is cancelled with it. */
export const agreeToEarlyEnd = action({
  name: 'agreeToEarlyEnd',
  by: ['customer', 'business'],
  run: (context: Context, input: Answered): Promise<[]> =>
    decide(context, input, { name: 'agree', event: 'end.agreed' }),
});

/** The other side says no: the job goes on. */
export const declineEarlyEnd = action({
  name: 'declineEarlyEnd',
  by: ['customer', 'business'],
  run: (context: Context, input: Answered): Promise<[]> =>
    decide(context, input, { name: 'decline', event: 'end.declined' }),
});

/** The side that proposed it takes it back before it is answered. */
export const withdrawEarlyEnd = action({
  name: 'withdrawEarlyEnd',
  by: ['customer', 'business'],
  run: (context: Context, input: Answered): Promise<[]> =>
    decide(context, input, { name: 'withdraw', event: 'end.withdrawn' }),
});

type Decision = { name: EarlyEndMove; event: 'end.agreed' | 'end.declined' | 'end.withdrawn' };

async function decide(
  { tx, actor, now, record }: Context,
  { endId }: Answered,
  { name, event }: Decision,
): Promise<[]> {
  const { jobId, leadId, customerId, businessId } = await workOfEndForAct(tx, actor, { endId, to: name });
  const step = { name, id: endId, set: { decided_at: now } };
  if ((await move(tx, earlyEndLifecycle, step)) === 'already there') return [];
  await record(event, { jobId, leadId, endId, customerId, businessId });
  return [];
}
