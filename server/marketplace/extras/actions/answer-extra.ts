import { action, type Context } from '../../action.ts';
import { move } from '../../lifecycle.ts';
import { extraLifecycle } from '../extra.lifecycle.ts';
import { workOfExtraForAct } from '../extra.queries.ts';

type Answered = { extraId: string; words?: string | undefined };

/** The customer approves an extra: it is due with what was agreed. */
export const approveExtra = action({
  name: 'approveExtra',
  by: ['customer'],
  run: (context: Context, input: Answered): Promise<[]> =>
    decide(context, input, { name: 'approve', event: 'extra.approved' }),
});

/** The customer refuses an extra, with words if they like; what was said first stays. */
export const refuseExtra = action({
  name: 'refuseExtra',
  by: ['customer'],
  run: (context: Context, input: Answered): Promise<[]> =>
    decide(context, input, { name: 'refuse', event: 'extra.refused' }),
});

/** The business takes an extra back that waits for its answer. */
export const withdrawExtra = action({
  name: 'withdrawExtra',
  by: ['business'],
  run: (context: Context, input: Answered): Promise<[]> =>
    decide(context, input, { name: 'withdraw', event: 'extra.withdrawn' }),
});

type Decision = {
  name: 'approve' | 'refuse' | 'withdraw';
  event: 'extra.approved' | 'extra.refused' | 'extra.withdrawn';
};

async function decide(
  { tx, actor, now, record }: Context,
  { extraId, words }: Answered,
  { name, event }: Decision,
): Promise<[]> {
  const { jobId, leadId, customerId, businessId } = await workOfExtraForAct(tx, actor, { extraId, to: name });
  const step = { name, id: extraId, set: { decided_at: now } };
  if ((await move(tx, extraLifecycle, step)) === 'already there') return [];
  if (words)
    await tx
      .insertInto('extra_answers')
      .values({ extra_id: extraId, customer_id: customerId, words, created_at: now })
      .execute();
  await record(event, { jobId, leadId, extraId, customerId, businessId });
  return [];
}
