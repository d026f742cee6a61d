import type { ComparedQuote } from '../../contract/comparison.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { ComparedQuotes } from '../customer/comparison/compared-quotes.tsx';
import type { CardInStates } from './card-in-states.ts';
import { customer } from './people.ts';
import { earlier } from './quote-life-samples.ts';
import { type Before, detail, longBidder, response } from './samples.ts';
import { World } from './world.tsx';

const JOB = { id: 'job-20', title: galleryCopy.sample.job, jobNumber: 'J000020', status: 'active' } as const;

const compared = (
  before: Before,
  id: string,
  { total = null, ...other }: Partial<ComparedQuote> = {},
): ComparedQuote => ({
  ...response(before, id),
  total,
  distance_miles: 4,
  replyMinutes: 95,
  isVerified: true,
  ...other,
});

const quotes = (before: Before): ComparedQuote[] => [
  compared(before, 'compared-1', {
    cost: 211.25,
    rate_type: 'Flat',
    detail,
    total: { pounds: 211.25, isEstimate: false },
  }),
  compared(before, 'compared-2', {
    business: longBidder,
    cost: 48.5,
    rate_type: 'Hourly',
    detail: { ...detail, lines: [], duration: { count: 3, unit: 'hours' } },
    total: { pounds: 145.5, isEstimate: true },
  }),
  compared(before, 'compared-3', {
    cost: 240,
    rate_type: 'Daily',
    comments: null,
    earlier: earlier(before),
    replyMinutes: null,
    distance_miles: 0,
    sentBeforeChange: true,
  }),
];

type Shown = { quotes: readonly ComparedQuote[]; onlyDiffering?: boolean };

const Comparison = ({ quotes: data, onlyDiffering = false }: Shown) => (
  <World who={customer}>
    <ComparedQuotes
      job={JOB}
      read={{ data, dataUpdatedAt: 0, isFetching: false }}
      order="oldest"
      onlyDiffering={onlyDiffering}
    />
  </World>
);

const NONE: readonly ComparedQuote[] = [];

/** The quotes on a job beside each other. */
export const comparisonCards: readonly CardInStates[] = [
  {
    name: 'ComparedQuotes',
    states: [
      ['normal', (before) => <Comparison quotes={quotes(before)} />],
      ['changed', (before) => <Comparison quotes={quotes(before)} onlyDiffering />],
      ['empty', () => <Comparison quotes={NONE} />],
    ],
  },
];
