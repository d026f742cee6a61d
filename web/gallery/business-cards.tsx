import type { Lead } from '../../contract/leads.ts';
import { HistoryScreen } from '../business/history-screen.tsx';
import { ActsAtThumb } from '../business/leads/acts-at-thumb.tsx';
import { LeadCard } from '../business/leads/lead-card.tsx';
import { OpenedLead } from '../business/leads/opened-lead.tsx';
import type { SentQuote } from '../business/lists.ts';
import { ProgressScreen } from '../business/progress-screen.tsx';
import { QuotedScreen } from '../business/quoted-screen.tsx';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { leadsCopy } from '../copy/leads.copy.ts';
import { HISTORY, IN_PROGRESS } from '../marketplace/jobs/job-tabs.ts';
import type { Cards } from './cards.tsx';
import { ago, ahead, DAYS, HOURS } from './moved.ts';
import { owner } from './people.ts';
import { Pressed } from './pressed.tsx';
import { finishedWork, lead, sentQuote, workJob } from './samples.gen.ts';
import { answered, DETAILED, earlier, LONG_JOB } from './samples.ts';
import { seenBy } from './world.tsx';

const { sample } = galleryCopy;
const [FINISHED] = HISTORY;

const card = (other: Partial<Lead>) => <LeadCard lead={{ ...lead, ...other }} isNew={false} />;
const PLAIN = { ...sentQuote, sentBeforeChange: false, changed: null, detail: null };
const sent = (other: Partial<SentQuote>) =>
  seenBy(owner, <QuotedScreen />, { lists: [[['quotes'], [{ ...PLAIN, ...other }]]] });

const REVEALED = {
  is_interested: true,
  user: { name: lead.user.name, mobile_number: sample.number },
  can: ['dismiss', 'sendQuote', 'sendMessage'],
} satisfies Partial<Lead>;
const OVER = { cost: 480, rate_type: 'Flat', at: ago(1 * HOURS) } as const;
const DECLINED = { ...OVER, reason: 'too_late', words: sample.declineWords } as const;

/** Seen by a business. A card that only its screen draws is shown with its screen around it. */
export const businessCards: Cards = {
  LeadCard: {
    normal: <LeadCard lead={lead} isNew />,
    revealed: card({ ...REVEALED, id: 'lead-2', messagesCount: 2 }),
    changed: card({
      ...REVEALED,
      id: 'lead-6',
      changed: { at: ago(2 * HOURS), fields: ['urgency', 'description'] },
    }),
    page: <LeadCard lead={{ ...lead, ...REVEALED, id: 'lead-7' }} isNew={false} atThumb={ActsAtThumb} />,
    quoted: card({ id: 'lead-4', is_interested: true, can: ['sendMessage'] }),
    declined: card({ id: 'lead-8', declined: DECLINED }),
    over: card({ id: 'lead-9', expired: OVER }),
    open: (
      <Pressed on={leadsCopy.options.quote}>
        <OpenedLead lead={{ ...lead, id: 'lead-5', can: ['dismiss', 'sendQuote'] }} isOpened={false} />
      </Pressed>
    ),
    long: (
      <LeadCard
        lead={{
          ...lead,
          id: 'lead-3',
          job: { ...lead.job, ...LONG_JOB },
          user: { name: sample.longCustomer, mobile_number: null },
        }}
        isNew
      />
    ),
  },
  SentQuoteCard: {
    normal: sent({}),
    detailed: sent(DETAILED),
    replaced: sent({ earlier }),
    changed: sent({
      sentBeforeChange: true,
      changed: { at: ago(10), fields: ['title', 'description', 'urgency', 'answers'] },
    }),
  },
  'ProgressCard, PastJob (business)': {
    normal: seenBy(owner, <ProgressScreen />, {
      lists: [
        [
          ['jobs', IN_PROGRESS],
          [
            {
              ...workJob,
              extras: { approved: 45.5, isOpen: true },
              earlyEnd: { isMine: true, lapsesAt: ahead(6 * DAYS) },
            },
          ],
        ],
      ],
    }),
    reviewed: seenBy(owner, <HistoryScreen shown={FINISHED} />, {
      lists: [[['jobs', FINISHED], [{ ...finishedWork, ...LONG_JOB, can: ['answer'], reviews: [answered] }]]],
    }),
  },
};
