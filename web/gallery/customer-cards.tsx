import type { OwnJob } from '../../contract/jobs.ts';
import { quoteLifeCopy } from '../copy/quote-life.copy.ts';
import { HistoryScreen } from '../customer/history-screen.tsx';
import { JobCard } from '../customer/jobs/job-card.tsx';
import type { JobResponse } from '../customer/lists.ts';
import { ProgressScreen } from '../customer/progress-screen.tsx';
import { QuotedScreen } from '../customer/quoted-screen.tsx';
import { DeclineDialog } from '../customer/quotes/decline-dialog.tsx';
import { HISTORY, IN_PROGRESS } from '../marketplace/jobs/job-tabs.ts';
import type { CardInStates } from './card-in-states.ts';
import { Opener } from './opener.tsx';
import { customer } from './people.ts';
import {
  type Before,
  contacts,
  DAYS,
  detail,
  longBidder,
  longSummary,
  ownJob,
  receivedQuote,
  response,
  review,
  won,
} from './samples.ts';
import { earlier } from './quote-life-samples.ts';
import { World } from './world.tsx';

const [FINISHED, CANCELLED] = HISTORY;

/** Seen by a customer. A card that only its screen draws is shown with its screen around it. */
export const customerCards: readonly CardInStates[] = [
  {
    name: 'DeclineDialog',
    states: [
      [
        'normal',
        (before) => (
          <World who={customer}>
            <Opener label={quoteLifeCopy.decline.button}>
              {({ isOpen, onClose }) =>
                isOpen && <DeclineDialog quote={response(before, 'response-9')} onClose={onClose} />
              }
            </Opener>
          </World>
        ),
      ],
    ],
  },
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
        'detailed',
        (before) => (
          <Job
            job={ownJob(before, 'job-10', { quotesCount: 1 })}
            responses={[response(before, 'response-5', { cost: 211.25, rate_type: 'Flat', detail })]}
          />
        ),
      ],
      [
        'closing',
        (before) => (
          <Job
            job={ownJob(before, 'job-8', {
              closesAt: before(-6 * DAYS),
              can: ['cancel', 'change', 'renew'],
            })}
            responses={[]}
          />
        ),
      ],
      [
        'changed',
        (before) => (
          <Job
            job={ownJob(before, 'job-9', { quotesCount: 1 })}
            responses={[response(before, 'response-4', { sentBeforeChange: true })]}
          />
        ),
      ],
      [
        'replaced',
        (before) => (
          <Job
            job={ownJob(before, 'job-10', { quotesCount: 1 })}
            responses={[response(before, 'response-5', { earlier: earlier(before) })]}
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
    name: 'QuotesOfJob',
    states: [
      [
        'normal',
        (before) => (
          <World who={customer} lists={[[['quotes'], quotesToCompare(before)]]}>
            <QuotedScreen />
          </World>
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
            lists={[
              [
                ['jobs', CANCELLED],
                [
                  ownJob(before, 'job-7', { status: 'cancelled', can: [] }),
                  ownJob(before, 'job-10', {
                    status: 'cancelled',
                    closed_reason: 'unanswered',
                    can: [],
                  }),
                ],
              ],
            ]}
          >
            <HistoryScreen shown={CANCELLED} />
          </World>
        ),
      ],
    ],
  },
];

/** Two on one job, and one on another whose bidder has a long name. */
const quotesToCompare = (before: Before) => [
  receivedQuote(before, 'received-1'),
  receivedQuote(before, 'received-2', { cost: 48.5, rate_type: 'Hourly' }),
  receivedQuote(before, 'received-3', { jobId: 'job-8', business: longBidder, cost: 12_345.5 }),
];

const Job = ({ job, responses }: { job: OwnJob; responses: readonly JobResponse[] }) => (
  <World who={customer} lists={[[['responses', job.id], responses]]}>
    <JobCard job={job} />
  </World>
);
