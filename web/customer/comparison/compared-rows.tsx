import type { ReactNode } from 'react';
import type { ComparedQuote } from '../../../contract/comparison.ts';
import { besideNameCopy } from '../../copy/beside-name.copy.ts';
import { comparisonCopy as copy } from '../../copy/comparison.copy.ts';
import { quoteDetailCopy } from '../../copy/quote-detail.copy.ts';
import { replyTime } from '../../copy/reply-time.copy.ts';
import { reviewsCopy } from '../../copy/reviews.copy.ts';
import { SentBeforeChange } from '../../marketplace/jobs/changed-mark.tsx';
import { Ago } from '../../marketplace/live/ago.tsx';
import { Day } from '../../marketplace/live/day.tsx';
import { EarlierQuotes } from '../../marketplace/quotes/earlier-quotes.tsx';
import { RatingLine } from '../../ui/display/rating-line.tsx';
import { LinesOfQuote, TotalOfQuote, totalText } from './price-of-quote.tsx';

export type RowName = Exclude<keyof typeof copy.rows, 'acts'>;

type ComparedRow = {
  name: RowName;
  /** What it says, as a text: two quotes differ here if their texts do. Null where it says nothing. */
  text: (quote: ComparedQuote) => string | null;
  /** How that is shown, if not as the text. */
  show?: (quote: ComparedQuote) => ReactNode;
};

/** What is compared, from the price down to the message. */
export const COMPARED: readonly ComparedRow[] = [
  { name: 'total', text: totalText, show: (quote) => <TotalOfQuote quote={quote} /> },
  {
    name: 'vat',
    text: ({ detail }) => (detail?.vat ? quoteDetailCopy.vat(detail.vat, detail.vat_amount) : null),
  },
  {
    name: 'lines',
    text: ({ detail }) => (detail?.lines.length ? JSON.stringify(detail.lines) : null),
    show: (quote) => <LinesOfQuote quote={quote} />,
  },
  { name: 'included', text: ({ detail }) => detail?.included ?? null },
  { name: 'notIncluded', text: ({ detail }) => detail?.not_included ?? null },
  {
    name: 'start',
    text: ({ detail }) => detail?.earliest_start ?? null,
    show: ({ detail }) => detail?.earliest_start && <Day day={detail.earliest_start} />,
  },
  {
    name: 'takes',
    text: ({ detail }) => (detail?.duration ? quoteDetailCopy.duration(detail.duration) : null),
  },
  {
    name: 'deposit',
    text: ({ detail }) =>
      detail && detail.deposit_percent !== null
        ? quoteDetailCopy.deposit(detail.deposit_percent, detail.deposit_amount)
        : null,
  },
  {
    name: 'validUntil',
    text: ({ detail }) => detail?.valid_until ?? null,
    show: ({ detail }) => detail?.valid_until && <Day day={detail.valid_until} />,
  },
  {
    name: 'rating',
    text: ({ business }) => `${business.rating} ${business.reviewsCount}`,
    show: (quote) => <Rating quote={quote} />,
  },
  { name: 'checks', text: ({ isVerified }) => (isVerified ? copy.verified : copy.notVerified) },
  { name: 'distance', text: ({ distance_miles }) => besideNameCopy.miles(distance_miles) },
  {
    name: 'reply',
    text: ({ replyMinutes }) => (replyMinutes === null ? null : replyTime(replyMinutes)),
  },
  { name: 'message', text: ({ comments }) => comments },
  { name: 'sent', text: ({ createdAt }) => createdAt, show: (quote) => <Sent quote={quote} /> },
];

type OfQuote = { quote: ComparedQuote };

function Rating({ quote: { business } }: OfQuote) {
  const count = reviewsCopy.count(business.reviewsCount);
  if (business.rating === null) return count;
  return <RatingLine rating={business.rating} outOf={reviewsCopy.outOf} count={count} />;
}

const Sent = ({ quote }: OfQuote) => (
  <div className="grid justify-items-start gap-2">
    <Ago at={quote.createdAt} />
    <SentBeforeChange quote={quote} />
    <EarlierQuotes quote={quote} />
  </div>
);

/** The rows in which not all of them say the same. */
export const differing = (quotes: readonly ComparedQuote[]): ReadonlySet<RowName> =>
  new Set(
    COMPARED.filter(({ text }) => new Set(quotes.map((quote) => text(quote)?.trim() || null)).size > 1).map(
      ({ name }) => name,
    ),
  );
