import { NO_SHOW_DAYS, type VisitKind } from '../../../contract/visit-words.ts';
import type { VisitFacts } from './visit-facts.queries.ts';

/** As a clock on the wall in this country shows it, wherever the mail is read. */
const MOMENT = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/London',
});

const moment = (at: string): string => MOMENT.format(new Date(at)).replace(/,/g, '');

const WHAT: Record<VisitKind, string> = { look: 'a visit', work: 'a day of work' };

type Said = { visit: VisitFacts | null; other: string; title: string };
type Words = { subject: string; lines: string[]; facts: { label: string; value: string }[] };

/** What the notices of visits say. The post code stands in none: a mailbox is read by others too. */
export const visitWords = {
  'visit-proposed': ({ visit, other, title }) => ({
    subject: `Times for ${what(visit)}: ${title}`,
    lines: [`${other} proposes ${times(visit)}.`, 'Pick one of them, or propose others.'],
    facts: proposed(visit),
  }),
  'visit-moved': ({ visit, other, title }) => ({
    subject: `Moved: ${what(visit)} for ${title}`,
    lines: [
      `${other} cannot keep ${agreed(visit)} and proposes ${times(visit)}.`,
      'Pick one of them, or propose others.',
    ],
    facts: proposed(visit),
  }),
  'visit-agreed': ({ visit, other, title }) => ({
    subject: `Agreed: ${agreed(visit)}, ${title}`,
    lines: [`${other} picked a time for ${what(visit)}.`],
    facts: when(visit),
  }),
  'visit-cancelled': ({ visit, other, title }) =>
    visit?.status === 'withdrawn' // allow no-status-literal: how a visit ended is said, and nothing is decided by it
      ? {
          subject: `No time for ${what(visit)}: ${title}`,
          lines: [`The times that were proposed for ${what(visit)} with ${other} are off.`],
          facts: [],
        }
      : {
          subject: `Cancelled: ${agreed(visit)}, ${title}`,
          lines: [
            visit?.endedBy === 'system'
              ? `With the job or the quote, ${what(visit)} with ${other} is cancelled.`
              : `${other} cancelled ${what(visit)}.`,
          ],
          facts: when(visit),
        },
  'visit-tomorrow': ({ visit, other, title }) => ({
    subject: `Reminder: ${agreed(visit)}, ${title}`,
    lines: [`A reminder of ${what(visit)} with ${other}.`],
    facts: when(visit),
  }),
  'visit-soon': ({ visit, other, title }) => ({
    subject: `In two hours: ${agreed(visit)}, ${title}`,
    lines: [`A reminder of ${what(visit)} with ${other}.`],
    facts: when(visit),
  }),
  'visit-on-way': ({ visit, other, title }) => ({
    subject: `On the way: ${other}, ${title}`,
    lines: [`${other} is on the way to you for ${what(visit)}.`],
    facts: when(visit),
  }),
  'visit-no-show': ({ visit, other, title }) => ({
    subject: `Missed: ${agreed(visit)}, ${title}`,
    lines: [
      `${other} says that you missed ${what(visit)}.`,
      `If that is not so, say so within ${NO_SHOW_DAYS} days. It needs no reason.`,
    ],
    facts: when(visit),
  }),
  'visit-no-show-disputed': ({ visit, other, title }) => ({
    subject: `Not missed: ${agreed(visit)}, ${title}`,
    lines: [
      `${other} says that they did not miss ${what(visit)}.`,
      'What you said of it counts for nothing now.',
    ],
    facts: when(visit),
  }),
} as const satisfies Record<string, (said: Said) => Words>;

export type VisitNotice = keyof typeof visitWords;
export const VISIT_NOTICES = Object.keys(visitWords) as VisitNotice[];

const what = (visit: VisitFacts | null): string => WHAT[visit?.kind ?? 'look'];

const agreed = (visit: VisitFacts | null): string => (visit?.startsAt ? moment(visit.startsAt) : 'the time');

const times = (visit: VisitFacts | null): string => {
  const count = visit?.starts.length ?? 0;
  return count === 1 ? 'a time' : `${count} times`;
};

const proposed = (visit: VisitFacts | null) =>
  (visit?.starts ?? []).map((at, place) => ({ label: `Time ${place + 1}`, value: moment(at) }));

const when = (visit: VisitFacts | null) =>
  visit?.startsAt ? [{ label: 'When', value: moment(visit.startsAt) }] : [];
