import type { Happened } from './happened.ts';
import { SENT_BEFORE } from './life-of-quotes.ts';
import type { Bid, Life } from './lives.ts';
import { firmId, jobId, leadId, ownerId, quoteId, replacedId } from './world-ids.ts';

/** What was written down of a quote: that it was sent, mostly, and what became of it. */
export function quoteHistory(life: Life, bid: Bid): Happened[] {
  const { firm, decided } = bid;
  const facts = {
    jobId: jobId(life),
    customerId: life.customer.id,
    businessId: firmId(firm),
    leadId: leadId(life, firm),
    quoteId: quoteId(life, firm),
  };
  const ended = decided === null ? [] : endOfQuote(life, bid, { facts, after: decided });
  return [...sentHistory(life, bid, facts), ...ended];
}

type Facts = Extract<Happened, { event: 'quote.sent' }>['facts'];

/** One that was revised was sent under another number first. */
function sentHistory(life: Life, { firm, after, isRevised }: Bid, facts: Facts): Happened[] {
  const by = ownerId(firm);
  if (!isRevised) return [{ event: 'quote.sent', facts, by, after }];
  const first = replacedId(life, firm);
  return [
    { event: 'quote.sent', facts: { ...facts, quoteId: first }, by, after: after - SENT_BEFORE },
    { event: 'quote.revised', facts: { ...facts, replacedId: first }, by, after },
  ];
}

/** Taken back by its business, turned down by its customer, or accepted. */
function endOfQuote(
  life: Life,
  { firm, status, declined }: Bid,
  { facts, after }: { facts: Facts; after: number },
): Happened[] {
  const isWinner = firm === life.firm && ['abandoned', 'finished', 'progress'].includes(life.fate);
  // allow no-status-literal: the script of the demo says how a record stands; nothing is moved by it
  if (status === 'cancelled') return [{ event: 'quote.withdrawn', facts, by: ownerId(firm), after }];
  if (declined) return [{ event: 'quote.declined', facts, by: life.customer.id, after }];
  if (!isWinner) return [];
  return [{ event: 'quote.accepted', facts: { ...facts, startsAtOnce: false }, by: life.customer.id, after }];
}
