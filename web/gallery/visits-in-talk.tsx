import { type CalendarView, entriesByDay } from '../business/calendar/calendar-days.ts';
import { DayLists } from '../business/calendar/day-lists.tsx';
import { DayStrip } from '../business/calendar/day-strip.tsx';
import type { LeadVisits, Visit, VisitToCome } from '../../contract/visits.ts';
import type { MessageSender } from '../../contract/words.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { galleryVisits as words } from '../copy/gallery-visits.copy.ts';
import { ukDay } from '../copy/relative-phrase.ts';
import { visitsCopy } from '../copy/visits.copy.ts';
import { NextVisits } from '../marketplace/visits/next-visits.tsx';
import { VisitStrip } from '../marketplace/visits/visit-strip.tsx';
import { VisitsDialog } from '../marketplace/visits/visits-dialog.tsx';
import { Opener } from './opener.tsx';
import { customer, owner } from './people.ts';
import { Part, State } from './specimen.tsx';
import { World } from './world.tsx';

const { sample, talk } = galleryCopy;
const LEAD = 'lead';

const at = (day: number, hour: number) => new Date(Date.UTC(2028, 5, day, hour)).toISOString();
const time = (day: number) => ({ startsAt: at(day, 9), endsAt: at(day, 10) });
const TEAM = [
  { id: 'alan', name: words.member, isYou: true },
  { id: 'wilhelmina', name: words.colleague, isYou: false },
];

const PROPOSED: Visit = {
  id: 'proposed',
  leadId: LEAD,
  kind: 'look',
  status: 'proposed',
  revision: 1,
  proposedBy: 'business',
  times: [time(6), time(7), time(8)],
  agreed: null,
  words: { by: 'business', said: words.words },
  endedBy: null,
  member: { id: 'alan', name: words.member },
  onWayAt: null,
  noShow: null,
  can: ['rearrange', 'cancel'],
};
const AGREED: Visit = {
  ...PROPOSED,
  id: 'agreed',
  kind: 'work',
  status: 'agreed',
  times: [],
  agreed: { startsAt: at(12, 7), endsAt: at(12, 15) },
  words: { by: 'customer', said: words.longWords },
  can: ['rearrange', 'cancel', 'assign'],
};
/** In a while somebody comes: their one tap, and what the other side reads of it. */
const DUE: Visit = { ...AGREED, id: 'due', words: null, can: ['setOut'] };
const ON_WAY: Visit = { ...DUE, id: 'on-way', onWayAt: at(12, 6), can: [] };
/** One side says that the other missed it: to be disputed, as who said it reads it, and once it stands. */
const MISSABLE: Visit = { ...AGREED, id: 'missable', words: null, can: ['sayNoShow'] };
const SAID: Visit = {
  ...MISSABLE,
  id: 'said',
  noShow: { by: 'business', status: 'said', until: at(20, 9) },
  can: ['disputeNoShow'],
};
const STANDS: Visit = {
  ...SAID,
  id: 'stands',
  noShow: { by: 'customer', status: 'stands', until: at(20, 9) },
  can: [],
};
const CANCELLED: Visit = { ...AGREED, id: 'cancelled', status: 'cancelled', endedBy: 'customer', can: [] };

const FREE = [
  { day: '2028-06-06', starts: ['09:00', '09:30', '14:00'] },
  { day: '2028-06-07', starts: ['16:00'] },
];

type Given = { me: MessageSender; visits: Visit[]; name: string; mayPropose?: LeadVisits['mayPropose'] };

const answersOf = ({ me, visits, mayPropose = ['look', 'work'] }: Given) => ({
  freeTimes: { days: FREE },
  visits: { visits, mayPropose, hasNews: false, team: me === 'business' ? TEAM : [] },
});

const Strip = (given: Given) => (
  <World who={given.me === 'business' ? owner : customer} answers={answersOf(given)}>
    <VisitStrip leadId={LEAD} me={given.me} name={given.name} />
  </World>
);

const All = (given: Given) => (
  <Opener label={visitsCopy.open}>
    {({ isOpen, onClose }) =>
      isOpen && (
        <World who={given.me === 'business' ? owner : customer} answers={answersOf(given)}>
          <VisitsDialog leadId={LEAD} me={given.me} name={given.name} onClose={onClose} />
        </World>
      )
    }
  </Opener>
);

const picked = (visit: Visit): Visit => ({ ...visit, can: ['pick', 'rearrange', 'cancel'] });
const CUSTOMERS = { me: 'customer', name: talk.conversations.business } as const;
const BUSINESSES = { me: 'business', name: sample.longCustomer } as const;

/** Visits: above a conversation, in front of it, and at the top of a dashboard. */
export const VisitsInTalk = () => (
  <>
    <Part name="VisitStrip">
      <State of="empty">
        <Strip {...CUSTOMERS} visits={[]} />
      </State>
      <State of="normal">
        <Strip {...CUSTOMERS} visits={[picked(PROPOSED)]} />
      </State>
      <State of="chosen">
        <Strip {...BUSINESSES} visits={[AGREED, PROPOSED]} />
      </State>
    </Part>
    <InFront />
    <Part name="DayStrip, DayLists">
      <State of="normal" isWide>
        <Calendar view="week" />
      </State>
      <State of="long" isWide>
        <Calendar view="list" />
      </State>
      <State of="empty" isWide>
        <Calendar view="day" />
      </State>
    </Part>
    <Part name="NextVisits">
      <State of="normal" isWide>
        <NextVisits visits={NEXT} />
      </State>
    </Part>
  </>
);

const InFront = () => (
  <Part name="VisitsDialog, VisitCard, PickTime, ProposeTimes, ProposeFreeTimes, CancelVisit">
    <State of="normal">
      <All {...CUSTOMERS} visits={[picked(PROPOSED), ON_WAY, CANCELLED]} />
    </State>
    <State of="long">
      <All {...BUSINESSES} visits={[AGREED, DUE, picked({ ...PROPOSED, proposedBy: 'customer' })]} />
    </State>
    <State of="offered">
      <All {...CUSTOMERS} visits={[SAID, MISSABLE, STANDS]} />
    </State>
    <State of="empty">
      <All {...BUSINESSES} visits={[]} />
    </State>
  </Part>
);

const NEXT: VisitToCome[] = [AGREED, DUE, { ...AGREED, id: 'second', kind: 'look' as const }].map(
  (visit) => ({
    ...visit,
    job: { id: 'job', title: sample.job, status: 'progress' },
    user: { name: visit.kind === 'look' ? words.colleague : talk.conversations.business },
    place: words.place,
  }),
);

/** The day of the first visit, in the week around it; a day without any where one day is shown. */
function Calendar({ view }: { view: CalendarView }) {
  const day = ukDay(new Date(AGREED.agreed?.startsAt ?? ''));
  const days = view === 'day' ? new Map() : entriesByDay([...NEXT, { ...PROPOSED, ...ABOUT }]);
  const asked = { view, day };
  return (
    <div className="grid gap-4">
      <DayStrip asked={asked} today={day} countOf={(one) => days.get(one)?.length ?? 0} />
      <DayLists asked={asked} days={days} />
    </div>
  );
}

const ABOUT = {
  job: { id: 'job', title: sample.job, status: 'active' },
  user: { name: sample.longCustomer },
  place: words.place,
} as const;
