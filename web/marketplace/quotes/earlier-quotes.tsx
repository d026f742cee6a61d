import type { EarlierQuote } from '../../../contract/earlier-quotes.ts';
import { quoteLifeCopy } from '../../copy/quote-life.copy.ts';
import { quotesCopy } from '../../copy/quotes.copy.ts';
import { dayText } from '../billing/day.ts';
import type { ViewedQuote } from './quote-view.ts';

type EarlierQuotesProps = {
  /** A page of the build before has no `earlier`. */
  quote: Pick<ViewedQuote, 'cost' | 'rate_type'> & { earlier?: readonly EarlierQuote[] };
};

/** The prices that a quote had before, each with the day on which the next one took its place, and why. */
export function EarlierQuotes({ quote }: EarlierQuotesProps) {
  const { earlier = [] } = quote;
  if (earlier.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm text-ink-soft" aria-label={quoteLifeCopy.revise.earlier}>
      {earlier.map((one, place) => (
        <li key={one.replacedAt} className="wrap-anywhere">
          {quoteLifeCopy.revise.replaced({
            before: priceOf(one),
            after: priceOf(earlier[place - 1] ?? quote),
            day: dayText(one.replacedAt),
            because: one.because,
          })}
        </li>
      ))}
    </ul>
  );
}

const priceOf = ({ cost, rate_type }: Pick<ViewedQuote, 'cost' | 'rate_type'>) =>
  quotesCopy.price(cost, rate_type);
