import { HistoryScreen } from '../business/history-screen.tsx';
import { ActsAtThumb } from '../business/leads/acts-at-thumb.tsx';
import { LeadCard } from '../business/leads/lead-card.tsx';
import { OpenedLead } from '../business/leads/opened-lead.tsx';
import { ProgressScreen } from '../business/progress-screen.tsx';
import { QuotedScreen } from '../business/quoted-screen.tsx';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { leadsCopy } from '../copy/leads.copy.ts';
import { HISTORY, IN_PROGRESS } from '../marketplace/jobs/job-tabs.ts';
import type { CardInStates } from './card-in-states.ts';
import { owner } from './people.ts';
import { Pressed } from './pressed.tsx';
import { answered, DAYS, detail, HOURS, lead, longSummary, sentQuote, workJob } from './samples.ts';
import { declined, earlier, expired } from './quote-life-samples.ts';
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
        'changed',
        (before) => (
          <LeadCard
            lead={lead(before, 'lead-6', {
              is_interested: true,
              changed: { at: before(2 * HOURS), fields: ['urgency', 'description'] },
              user: { name: sample.customer, mobile_number: sample.number },
            })}
            isNew={false}
          />
        ),
      ],
      [
        'page',
        (before) => (
          <LeadCard
            lead={lead(before, 'lead-6', {
              is_interested: true,
              user: { name: sample.customer, mobile_number: sample.number },
              can: ['dismiss', 'sendQuote', 'sendMessage'],
            })}
            isNew={false}
            atThumb={ActsAtThumb}
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
        'declined',
        (before) => <LeadCard lead={lead(before, 'lead-6', { declined: declined(before) })} isNew={false} />,
      ],
      [
        'over',
        (before) => <LeadCard lead={lead(before, 'lead-6', { expired: expired(before) })} isNew={false} />,
      ],
      [
        'open',
        (before) => (
          <Pressed on={leadsCopy.options.quote}>
            <OpenedLead lead={lead(before, 'lead-5', { can: ['dismiss', 'sendQuote'] })} isOpened={false} />
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
      [
        'detailed',
        (before) => (
          <World
            who={owner}
            lists={[[['quotes'], [sentQuote(before, 'sent-3', { cost: 211.25, rate_type: 'Flat', detail })]]]}
          >
            <QuotedScreen />
          </World>
        ),
      ],
      [
        'replaced',
        (before) => (
          <World
            who={owner}
            lists={[[['quotes'], [sentQuote(before, 'sent-3', { earlier: earlier(before) })]]]}
          >
            <QuotedScreen />
          </World>
        ),
      ],
      [
        'changed',
        (before) => (
          <World
            who={owner}
            lists={[
              [
                ['quotes'],
                [
                  sentQuote(before, 'sent-2', {
                    sentBeforeChange: true,
                    changed: { at: before(10), fields: ['title', 'description', 'urgency', 'answers'] },
                  }),
                ],
              ],
            ]}
          >
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
          <World
            who={owner}
            lists={[
              [
                ['jobs', IN_PROGRESS],
                [
                  workJob(before, 'work-1', {
                    extras: { approved: 45.5, isOpen: true },
                    earlyEnd: { isMine: true, lapsesAt: before(-6 * DAYS) },
                  }),
                ],
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
            who={owner}
            lists={[
              [
                ['jobs', FINISHED],
                [
                  workJob(before, 'work-2', {
                    ...longSummary(before),
                    can: ['answer'],
                    reviews: [answered(before, 'review-3')],
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
