import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/refusal.ts';
import type { Market } from '../action.ts';
import { mayOnQuote } from './quote.policy.ts';
import { quoteOf, type QuoteRow } from './quote.queries.ts';
import { receivedQuoteView, sentQuoteView } from './quote.views.ts';

/** A quote as the viewer reads it in the list of theirs, and who its two sides are. */
export type QuoteOnPaper = {
  quote: ReturnType<typeof receivedQuoteView> | ReturnType<typeof sentQuoteView>;
  names: { customer: string; business: string };
};

/** @throws Refusal 'not_found' when the viewer is no side of it, or it is neither open nor accepted */
export async function readQuote({ db }: Market, actor: Actor, quoteId: string): Promise<QuoteOnPaper> {
  const [row] = await quoteOf(db, { quoteId });
  if (!row || !mayOnQuote.may('read', actor, sidesOf(row))) throw notFound();
  const viewOf = actor.role === 'customer' ? receivedQuoteView : sentQuoteView;
  return {
    quote: viewOf(row, actor),
    names: { customer: row.customer_name, business: row.business_name },
  };
}

const sidesOf = (row: QuoteRow) => ({ customerId: row.customer_id, businessId: row.business_id });
