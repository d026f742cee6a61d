import type * as z from 'zod/mini';
import type { ReceivedQuote as Received, SentQuote as Sent } from '../../../contract/quotes.ts';

type ReceivedQuote = z.output<typeof Received>;
type SentQuote = z.output<typeof Sent>;

/** A quote as the customer received it, or as its business sent it. */
export type ViewedQuote = ({ view: 'received' } & ReceivedQuote) | ({ view: 'sent' } & SentQuote);

/** One call answers each side with its own view. Which one came is read here and nowhere else. */
export const viewOfQuote = (quote: ReceivedQuote | SentQuote): ViewedQuote =>
  'business' in quote ? { view: 'received', ...quote } : { view: 'sent', ...quote };
