import type { Decline } from '../../../../contract/quote-life.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { hasMoved, move } from '../../lifecycle.ts';
import { quoteLifecycle } from '../quote.lifecycle.ts';
import { mayOnQuote } from '../quote.policy.ts';
import { quoteForAct } from '../quote.queries.ts';

type Input = Decline & { quoteId: string };

/** Turns one quote down; its lead is then open for another. What was said first stays. */
export const declineQuote = action({
  name: 'declineQuote',
  by: ['customer'],
  async run({ tx, actor, now, record }: Context, { quoteId, reason, words }: Input): Promise<[]> {
    const { quote } = await quoteForAct(tx, actor, quoteId);
    if (!mayOnQuote.may('decline', actor, quote)) throw new Refusal('forbidden');
    if (hasMoved(quoteLifecycle, 'decline', quote.status)) return declinedBefore({ tx }, quoteId);
    await move(tx, quoteLifecycle, { name: 'decline', id: quoteId, set: { decided_at: now } });
    const { jobId, leadId, customerId, businessId } = quote;
    const said = { reason: reason ?? null, words: words || null };
    await tx
      .insertInto('quote_declines')
      .values({ quote_id: quoteId, lead_id: leadId, ...said, created_at: now })
      .execute();
    await record('quote.declined', { jobId, leadId, quoteId, customerId, businessId });
    return [];
  },
});

/** A quote is turned down as well when its customer accepts another one, which is nothing that a repeat has done. */
async function declinedBefore({ tx }: Pick<Context, 'tx'>, quoteId: string): Promise<[]> {
  const decline = await tx
    .selectFrom('quote_declines')
    .where('quote_id', '=', quoteId)
    .select('quote_id')
    .executeTakeFirst();
  if (!decline) throw new Refusal('quote_no_longer_open');
  return [];
}
