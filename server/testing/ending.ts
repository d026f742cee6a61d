import { endQuotes } from '../marketplace/quotes/validity/end-quotes.ts';
import { dayInLondon, daysLater } from '../platform/london.ts';
import type { TestMarket } from './market.ts';

/** What a quote says that is valid for so many days. */
export const endsIn = ({ clock }: TestMarket, days: number) => ({
  valid_until: daysLater(dayInLondon(clock.now()), days),
});

type Passing = { id: string; days?: number };

/** So many days pass for one quote, if it has an end. On the clock they would end packages and sessions as well. */
export const daysPassFor = ({ asOwner }: TestMarket, { id, days = 400 }: Passing): Promise<void> =>
  asOwner(`update quote_details set valid_until = valid_until - ${days}, due_at = due_at - interval '${days} days'
    where quote_id = '${id}' and due_at is not null`);

/** The same, and the duty of the minute comes by. */
export async function timePassesFor(market: TestMarket, quote: Passing): Promise<void> {
  await daysPassFor(market, quote);
  await endQuotes(market.product.market);
}
