import type { VisitKind } from '../../../contract/visit-words.ts';

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/** What a calendar program shows of a visit. */
export const calendarWords = {
  name: (brand: string) => `${brand} visits`,
  what: { look: 'Visit', work: 'Day of work' } satisfies Record<VisitKind, string>,
  summary: (what: string, title: string) => `${what}: ${title}`,
  with: (name: string) => `With ${name}`,
  comes: (name: string) => `${name} comes`,
  fileName: 'visit.ics',
};
