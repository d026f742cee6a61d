import { HistoryScreen } from '../business/history-screen.tsx';
import { LeadCard } from '../business/leads/lead-card.tsx';
import { ProgressScreen } from '../business/progress-screen.tsx';
import { QuotedScreen } from '../business/quoted-screen.tsx';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { leadsCopy } from '../copy/leads.copy.ts';
import { HISTORY, IN_PROGRESS } from '../marketplace/jobs/job-tabs.ts';
import type { CardInStates } from './card-in-states.ts';
import { owner } from './people.ts';
import { Pressed } from './pressed.tsx';
import { lead, longSummary, review, sentQuote, workJob } from './samples.ts';
import { World } from './world.tsx';

const { sample } = galleryCopy;
const [FINISHED] = HISTORY;

/** Seen by a business. A card that only its screen draws is shown with its screen around it. */
export const businessCards: readonly CardInStates[] = [
  {
    name: 'LeadCard',
    states: [
      ['normal', (before) => <LeadCard lead={lead(before, 'lead-1')} isNew />],
      [
        'revealed',
        (before) => (
          <LeadCard
            lead={lead(before, 'lead-2', {
              is_interested: true,
              user: { name: sample.customer, mobile_number: sample.number },
              messagesCount: 2,
              can: ['dismiss', 'sendQuote', 'sendMessage'],
            })}
            isNew={false}
          />
        ),
      ],
      [
        'quoted',
        (before) => (
          <LeadCard
            lead={lead(before, 'lead-4', { is_interested: true, can: ['sendMessage'] })}
            isNew={false}
          />
        ),
      ],
      [
        'open',
        (before) => (
          <Pressed on={leadsCopy.options.quote}>
            <LeadCard lead={lead(before, 'lead-5', { can: ['dismiss', 'sendQuote'] })} isNew={false} />
          </Pressed>
        ),
      ],
      [
        'long',
        (before) => (
          <LeadCard
            lead={lead(before, 'lead-3', {
              job: longSummary(before),
              user: { name: sample.longCustomer, mobile_number: null },
            })}
            isNew
          />
        ),
      ],
    ],
  },
  {
    name: 'SentQuoteCard',
    states: [
      [
        'normal',
        (before) => (
          <World who={owner} lists={[[['quotes'], [sentQuote(before, 'sent-1')]]]}>
            <QuotedScreen />
          </World>
        ),
      ],
    ],
  },
  {
    name: 'ProgressCard, PastJob (business)',
    states: [
      [
        'normal',
        (before) => (
          <World who={owner} lists={[[['jobs', IN_PROGRESS], [workJob(before, 'work-1')]]]}>
            <ProgressScreen />
          </World>
        ),
      ],
      [
        'reviewed',
        (before) => (
          <World
            who={owner}
            lists={[
              [
                ['jobs', FINISHED],
                [
                  workJob(before, 'work-2', {
                    ...longSummary(before),
                    can: [],
                    reviews: [review(before, 'review-3')],
                  }),
                ],
              ],
            ]}
          >
            <HistoryScreen shown={FINISHED} />
          </World>
        ),
      ],
    ],
  },
];
