import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import type { Events } from '../../events.ts';
import { move } from '../../lifecycle.ts';
import { quoteLifecycle } from '../quote.lifecycle.ts';
import { mayOnQuote } from '../quote.policy.ts';
import { quoteForAct } from '../quote.queries.ts';

/** Withdraws a quote while it is pending; the lead is then open for another. */
export const withdrawQuote = action({
  name: 'withdrawQuote',
  by: ['business'],
  async run(context: Context, { quoteId }: { quoteId: string }): Promise<[]> {
    const { actor } = context;
    const { quote } = await quoteForAct(context.tx, actor, quoteId);
    if (!mayOnQuote.may('withdraw', actor, quote)) throw new Refusal('forbidden');
    await withdraw(context, quote);
    return [];
  },
});

type Withdrawn = Omit<Events['quote.withdrawn'], 'quoteId'> & { id: string };

/** Once, however often it is asked for. */
export async function withdraw({ tx, now, record }: Context, quote: Withdrawn): Promise<void> {
  const { id, jobId, leadId, customerId, businessId } = quote;
  const step = { name: 'withdraw', id, set: { decided_at: now } } as const;
  if ((await move(tx, quoteLifecycle, step)) === 'already there') return;
  await record('quote.withdrawn', { jobId, leadId, quoteId: id, customerId, businessId });
}
