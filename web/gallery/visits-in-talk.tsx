import type { Visit, VisitToCome } from '../../contract/visits.ts';
import type { ReactNode } from 'react';
import type { MessageSender } from '../../contract/words.ts';
import { type CalendarView, entriesByDay } from '../business/calendar/calendar-days.ts';
import { DayLists } from '../business/calendar/day-lists.tsx';
import { DayStrip } from '../business/calendar/day-strip.tsx';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { galleryVisits as words } from '../copy/gallery-visits.copy.ts';
import { ukDay } from '../copy/relative-phrase.ts';
import { visitsCopy } from '../copy/visits.copy.ts';
import { NextVisits } from '../marketplace/visits/next-visits.tsx';
import { VisitStrip } from '../marketplace/visits/visit-strip.tsx';
import { VisitsDialog } from '../marketplace/visits/visits-dialog.tsx';
import { type Cards, wide } from './cards.tsx';
import { behind } from './opener.tsx';
import { customer, owner } from './people.ts';
import { visitToCome } from './samples.gen.ts';
import { seenBy } from './world.tsx';

const { sample, talk } = galleryCopy;
const LEAD = 'lead';

const at = (day: number, hour: number) => new Date(Date.UTC(2026, 1, day, hour)).toISOString();
const time = (day: number) => ({ startsAt: at(day, 9), endsAt: at(day, 10) });
const TEAM = [
  { id: 'alan', name: words.member, isYou: true },
  { id: 'wilhelmina', name: words.colleague, isYou: false },
];

const AGREED: VisitToCome = {
  ...visitToCome,
  agreed: { startsAt: at(12, 7), endsAt: at(12, 15) },
  words: { by: 'customer', said: words.longWords },
  member: { id: 'alan', name: words.member },
  can: ['rearrange', 'cancel', 'assign'],
};
const PROPOSED: VisitToCome = {
  ...AGREED,
  id: 'proposed',
  kind: 'look',
  status: 'proposed',
  proposedBy: 'business',
  times: [time(6), time(7), time(8)],
  agreed: null,
  words: { by: 'business', said: words.words },
  can: ['rearrange', 'cancel'],
};
/** In a while somebody comes: their one tap, and what the other side reads of it. */
const DUE: VisitToCome = { ...AGREED, id: 'due', words: null, can: ['setOut'] };
const ON_WAY: VisitToCome = { ...DUE, id: 'on-way', onWayAt: at(12, 6), can: [] };
/** One side says that the other missed it: to be disputed, as who said it reads it, and once it stands. */
const MISSABLE: VisitToCome = { ...AGREED, id: 'missable', words: null, can: ['sayNoShow'] };
const NO_SHOW = { by: 'business', status: 'said', until: at(20, 9) } as const;
const SAID: VisitToCome = { ...MISSABLE, id: 'said', noShow: NO_SHOW, can: ['disputeNoShow'] };
const STANDS: VisitToCome = {
  ...SAID,
  id: 'stands',
  noShow: { ...NO_SHOW, by: 'customer', status: 'stands' },
  can: [],
};
const CANCELLED: VisitToCome = {
  ...AGREED,
  id: 'cancelled',
  status: 'cancelled',
  endedBy: 'customer',
  can: [],
};

const FREE = [
  { day: '2026-02-06', starts: ['09:00', '09:30', '14:00'] },
  { day: '2026-02-07', starts: ['16:00'] },
];

const seen = (me: MessageSender, card: ReactNode, visits: Visit[]) =>
  seenBy(me === 'business' ? owner : customer, card, {
    answers: {
      freeTimes: { days: FREE },
      visits: { visits, mayPropose: ['look', 'work'], hasNews: false, team: me === 'business' ? TEAM : [] },
    },
  });

const nameOf = { customer: talk.conversations.business, business: sample.longCustomer };

const strip = (me: MessageSender, visits: Visit[]) =>
  seen(me, <VisitStrip leadId={LEAD} me={me} name={nameOf[me]} />, visits);

const all = (me: MessageSender, visits: Visit[]) =>
  behind(visitsCopy.open, (onClose) =>
    seen(me, <VisitsDialog leadId={LEAD} me={me} name={nameOf[me]} onClose={onClose} />, visits),
  );

const picked = (visit: Visit): Visit => ({ ...visit, can: ['pick', 'rearrange', 'cancel'] });

const NEXT: VisitToCome[] = [
  AGREED,
  DUE,
  { ...AGREED, id: 'second', kind: 'look', user: { name: words.colleague } },
];

/** Visits: above a conversation, in front of it, and at the top of a dashboard. */
export const visitsInTalk: Cards = {
  VisitStrip: {
    empty: strip('customer', []),
    normal: strip('customer', [picked(PROPOSED)]),
    chosen: strip('business', [AGREED, PROPOSED]),
  },
  'VisitsDialog, VisitCard, PickTime, ProposeTimes, ProposeFreeTimes, CancelVisit': {
    normal: all('customer', [picked(PROPOSED), ON_WAY, CANCELLED]),
    long: all('business', [AGREED, DUE, picked({ ...PROPOSED, proposedBy: 'customer' })]),
    offered: all('customer', [SAID, MISSABLE, STANDS]),
    empty: all('business', []),
  },
  'DayStrip, DayLists': wide({
    normal: <Calendar view="week" />,
    long: <Calendar view="list" />,
    empty: <Calendar view="day" />,
  }),
  NextVisits: wide({ normal: <NextVisits visits={NEXT} /> }),
};

/** The day of the first visit, in the week around it; a day without any where one day is shown. */
function Calendar({ view }: { view: CalendarView }) {
  const day = ukDay(new Date(at(12, 7)));
  const days = view === 'day' ? new Map() : entriesByDay([...NEXT, PROPOSED]);
  const asked = { view, day };
  return (
    <div className="grid gap-4">
      <DayStrip asked={asked} today={day} countOf={(one) => days.get(one)?.length ?? 0} />
      <DayLists asked={asked} days={days} />
    </div>
  );
}
