import type { OwnJob } from '../../contract/jobs.ts';
import { HistoryScreen } from '../customer/history-screen.tsx';
import { JobCard } from '../customer/jobs/job-card.tsx';
import type { JobResponse } from '../customer/lists.ts';
import { ProgressScreen } from '../customer/progress-screen.tsx';
import { ReceivedQuoteCard } from '../customer/quotes/received-quote-card.tsx';
import { HISTORY, IN_PROGRESS } from '../marketplace/jobs/job-tabs.ts';
import type { CardInStates } from './card-in-states.ts';
import { customer } from './people.ts';
import {
  contacts,
  longBidder,
  longSummary,
  ownJob,
  receivedQuote,
  response,
  review,
  won,
} from './samples.ts';
import { World } from './world.tsx';

const [FINISHED, CANCELLED] = HISTORY;

/** Seen by a customer. A card that only its screen draws is shown with its screen around it. */
export const customerCards: readonly CardInStates[] = [
  {
    name: 'JobCard, ResponseCard',
    states: [
      ['empty', (before) => <Job job={ownJob(before, 'job-1')} responses={[]} />],
      [
        'offered',
        (before) => (
          <Job
            job={ownJob(before, 'job-2', { quotesCount: 3, leads: contacts })}
            responses={[
              response(before, 'response-1'),
              response(before, 'response-2', { business: longBidder, cost: 1250.5, rate_type: 'Flat' }),
              response(before, 'response-3', { comments: null, cost: 240, rate_type: 'Daily' }),
            ]}
          />
        ),
      ],
      [
        'off',
        (before) => (
          <Job job={ownJob(before, 'job-3', { ...longSummary(before), is_active: 0 })} responses={[]} />
        ),
      ],
    ],
  },
  {
    name: 'ReceivedQuoteCard',
    states: [
      ['normal', (before) => <ReceivedQuoteCard quote={receivedQuote(before, 'received-1')} isNew />],
      [
        'long',
        (before) => (
          <ReceivedQuoteCard
            quote={receivedQuote(before, 'received-2', { business: longBidder, cost: 12_345.5 })}
            isNew={false}
          />
        ),
      ],
    ],
  },
  {
    name: 'ProgressCard, PastJob (customer)',
    states: [
      [
        'normal',
        (before) => (
          <World
            who={customer}
            lists={[
              [
                ['jobs', IN_PROGRESS],
                [ownJob(before, 'job-4', { ...won, leadId: 'lead-4', status: 'progress', can: ['finish'] })],
              ],
            ]}
          >
            <ProgressScreen />
          </World>
        ),
      ],
      [
        'reviewed',
        (before) => (
          <World
            who={customer}
            lists={[
              [
                ['jobs', FINISHED],
                [
                  ownJob(before, 'job-5', { ...won, status: 'finished', can: ['review'] }),
                  ownJob(before, 'job-6', {
                    ...won,
                    status: 'finished',
                    can: [],
                    reviews: [review(before, 'review-4')],
                  }),
                ],
              ],
            ]}
          >
            <HistoryScreen shown={FINISHED} />
          </World>
        ),
      ],
      [
        'cancelled',
        (before) => (
          <World
            who={customer}
            lists={[[['jobs', CANCELLED], [ownJob(before, 'job-7', { status: 'cancelled', can: [] })]]]}
          >
            <HistoryScreen shown={CANCELLED} />
          </World>
        ),
      ],
    ],
  },
];

const Job = ({ job, responses }: { job: OwnJob; responses: readonly JobResponse[] }) => (
  <World who={customer} lists={[[['responses', job.id], responses]]}>
    <JobCard job={job} />
  </World>
);
