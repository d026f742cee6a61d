import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { isOpen } from '../../jobs/index.ts';
import { hasMoved, move } from '../../lifecycle.ts';
import { quoteLifecycle } from '../quote.lifecycle.ts';
import { mayOnQuote } from '../quote.policy.ts';
import { quoteForAct } from '../quote.queries.ts';

type Acceptance = { quoteId: string; startsAtOnce: boolean };

/** Accepts a quote: the work is agreed, the other quotes are turned down. */
export const acceptQuote = action({
  name: 'acceptQuote',
  by: ['customer'],
  async run({ tx, actor, now, record }: Context, { quoteId, startsAtOnce }: Acceptance): Promise<[]> {
    const { quote, job } = await quoteForAct(tx, actor, quoteId);
    if (!mayOnQuote.may('accept', actor, quote)) throw new Refusal('forbidden');
    if (hasMoved(quoteLifecycle, 'accept', quote.status)) return [];
    if (job.business_id) throw new Refusal('job_already_accepted');
    if (!isOpen(job) || !quote.isBusinessActive) throw new Refusal('quote_no_longer_open');
    await move(tx, quoteLifecycle, { name: 'accept', id: quote.id, set: { decided_at: now } });
    const { jobId, leadId, customerId, businessId } = quote;
    await record('quote.accepted', { jobId, leadId, quoteId, customerId, businessId, startsAtOnce });
    return [];
  },
});
