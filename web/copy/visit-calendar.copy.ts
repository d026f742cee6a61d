import type { VisitKind } from '../../contract/visit-words.ts';
import { CALENDAR } from './calendar-title.copy.ts';

const KINDS: Record<VisitKind, string> = { look: 'Visit', work: 'Work' };

/** The calendar of a business. */
export const visitCalendarCopy = {
  title: CALENDAR,
  loading: 'Loading the visits of these days',
  views: { label: 'View', list: 'List', day: 'Day', week: 'Week' },
  move: { label: 'Other weeks', before: 'Week before', after: 'Week after', today: 'Today' },
  strip: 'Days of the week',
  week: (first: string, last: string) => `${first} to ${last}`,
  visits: (count: number) => (count === 1 ? '1 visit' : `${count} visits`),
  kinds: KINDS,
  proposed: 'Proposed',
  with: (what: string, name: string) => `${what} with ${name}`,
  comes: (name: string) => `${name} comes`,
  allDay: 'All day',
  from: (time: string) => `From ${time}`,
  until: (time: string) => `Until ${time}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  none: {
    list: 'No visits in the weeks that come.',
    day: 'No visits on this day.',
    week: 'No visits in this week.',
  },
  arrange: 'Arrange one in a conversation',
  setUp: 'Add to the calendar of your phone',
};
