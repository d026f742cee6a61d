import type { Visit } from '../../contract/visits.ts';
import type { VisitKind } from '../../contract/visit-words.ts';
import { exactMoment } from './relative-phrase.ts';

type Time = Visit['times'][number];

/** "Tue 8 Dec at 10:00 to 11:00", as clocks in this country show it; with the day of the end where that is another one. */
export function timeInWords({ startsAt, endsAt }: Time, now: number): string {
  const [from, to] = [exactMoment(new Date(startsAt), now), exactMoment(new Date(endsAt), now)];
  return `${from} to ${to.slice(0, -5) === from.slice(0, -5) ? to.slice(-5) : to}`;
}

export const VISIT_KIND_NAMES: Record<VisitKind, string> = { look: 'Visit to look', work: 'Day of work' };

/** What a dashboard says of the visits that are next; apart from the words of arranging one, which come when that is opened. */
export const nextVisitsCopy = {
  title: 'What is next',
  with: (name: string) => `with ${name}`,
  onWaySince: (time: string) => `On the way since ${time}`,
};
