import type { ComparedQuote } from '../../contract/comparison.ts';
import type { OwnJob } from '../../contract/jobs.ts';
import { quoteLifeCopy } from '../copy/quote-life.copy.ts';
import { ComparedQuotes } from '../customer/comparison/compared-quotes.tsx';
import { HistoryScreen } from '../customer/history-screen.tsx';
import { JobCard } from '../customer/jobs/job-card.tsx';
import type { JobResponse } from '../customer/lists.ts';
import { ProgressScreen } from '../customer/progress-screen.tsx';
import { QuotedScreen } from '../customer/quoted-screen.tsx';
import { DeclineDialog } from '../customer/quotes/decline-dialog.tsx';
import { HISTORY, IN_PROGRESS } from '../marketplace/jobs/job-tabs.ts';
import type { Cards } from './cards.tsx';
import { ahead, DAYS } from './moved.ts';
import { behind } from './opener.tsx';
import { customer } from './people.ts';
import {
  cancelledJob,
  comparedJob,
  comparedQuote,
  jobUnderWay,
  ownJob,
  receivedQuote,
  response,
  review,
  reviewedJob,
} from './samples.gen.ts';
import { detail, DETAILED, earlier, LONG_BIDDER, LONG_JOB } from './samples.ts';
import { seenBy } from './world.tsx';

const [FINISHED, CANCELLED] = HISTORY;

/** The card of a job with the quotes on it. */
const posted = (id: string, other: Partial<OwnJob>, responses: Partial<JobResponse>[] = []) =>
  seenBy(customer, <JobCard job={{ ...ownJob, quotesCount: responses.length, leads: [], ...other, id }} />, {
    lists: [
      [
        ['responses', id],
        responses.map((one, place) => ({ ...response, detail: null, id: `${id}-${place}`, ...one })),
      ],
    ],
  });

const past = (shown: (typeof HISTORY)[number], jobs: OwnJob[]) =>
  seenBy(customer, <HistoryScreen shown={shown} />, { lists: [[['jobs', shown], jobs]] });

const TOUCH = { id: 'touch', business_name: LONG_BIDDER.name, is_interested: false, messagesCount: 3 };

/** Two on one job, and one on another whose bidder has a long name. */
const RECEIVED = [
  receivedQuote,
  { ...receivedQuote, id: 'received-2', cost: 48.5, rate_type: 'Hourly' },
  { ...receivedQuote, id: 'received-3', jobId: 'other', business: LONG_BIDDER, cost: 12_345.5 },
];

const COMPARED: Partial<ComparedQuote>[] = [
  { ...DETAILED, total: { pounds: 211.25, isEstimate: false } },
  {
    id: 'compared-2',
    cost: 48.5,
    rate_type: 'Hourly',
    business: LONG_BIDDER,
    detail: { ...detail, lines: [] },
    total: { pounds: 145.5, isEstimate: true },
  },
  {
    id: 'compared-3',
    cost: 240,
    rate_type: 'Daily',
    detail: null,
    comments: null,
    earlier,
    total: null,
    replyMinutes: null,
    distance_miles: 0,
    sentBeforeChange: true,
  },
];

const compared = (quotes: Partial<ComparedQuote>[], onlyDiffering = false) =>
  seenBy(
    customer,
    <ComparedQuotes
      job={comparedJob}
      read={{
        data: quotes.map((one) => ({ ...comparedQuote, sentBeforeChange: false, ...one })),
        dataUpdatedAt: 0,
        isFetching: false,
      }}
      order="oldest"
      onlyDiffering={onlyDiffering}
    />,
  );

/** Seen by a customer. A card that only its screen draws is shown with its screen around it. */
export const customerCards: Cards = {
  DeclineDialog: {
    normal: behind(quoteLifeCopy.decline.button, (onClose) =>
      seenBy(customer, <DeclineDialog quote={response} onClose={onClose} />),
    ),
  },
  'JobCard, ResponseCard': {
    empty: posted('job-1', {}),
    offered: posted('job-2', { leads: [...ownJob.leads, TOUCH] }, [
      {},
      { business: LONG_BIDDER, cost: 1250.5, rate_type: 'Flat' },
      { comments: null, cost: 240, rate_type: 'Daily' },
    ]),
    detailed: posted('job-3', {}, [DETAILED]),
    closing: posted('job-4', { closesAt: ahead(6 * DAYS), can: ['cancel', 'change', 'renew'] }),
    changed: posted('job-5', {}, [{ sentBeforeChange: true }]),
    replaced: posted('job-6', {}, [{ earlier }]),
    off: posted('job-7', { ...LONG_JOB, is_active: 0 }),
  },
  QuotesOfJob: { normal: seenBy(customer, <QuotedScreen />, { lists: [[['quotes'], RECEIVED]] }) },
  'ProgressCard, PastJob (customer)': {
    normal: seenBy(customer, <ProgressScreen />, { lists: [[['jobs', IN_PROGRESS], [jobUnderWay]]] }),
    reviewed: past(FINISHED, [
      { ...reviewedJob, id: 'job-8', reviews: [], can: ['review'] },
      { ...reviewedJob, reviews: [review], can: [] },
    ]),
    cancelled: past(CANCELLED, [cancelledJob, { ...cancelledJob, id: 'job-9', closed_reason: 'unanswered' }]),
  },
  ComparedQuotes: {
    normal: compared(COMPARED),
    changed: compared(COMPARED, true),
    empty: compared([]),
  },
};
