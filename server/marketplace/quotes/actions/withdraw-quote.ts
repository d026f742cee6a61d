import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { move } from '../../lifecycle.ts';
import { quoteLifecycle } from '../quote.lifecycle.ts';
import { mayOnQuote } from '../quote.policy.ts';
import { quoteForAct } from '../quote.queries.ts';

/** Withdraws a quote while it is pending; the lead is then open for another. */
export const withdrawQuote = action({
  name: 'withdrawQuote',
  by: ['business'],
  async run({ tx, actor, now, record }: Context, { quoteId }: { quoteId: string }): Promise<[]> {
    const { quote } = await quoteForAct(tx, actor, quoteId);
    if (!mayOnQuote.may('withdraw', actor, quote)) throw new Refusal('forbidden');
    const step = { name: 'withdraw', id: quote.id, set: { decided_at: now } } as const;
    if ((await move(tx, quoteLifecycle, step)) === 'already there') return [];
    const { jobId, leadId, customerId, businessId } = quote;
    await record('quote.withdrawn', { jobId, leadId, quoteId, customerId, businessId });
    return [];
  },
});
