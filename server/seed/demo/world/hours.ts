import type { Chance } from './chance.ts';
import type { Firm } from './firms.ts';

/** What became of a job. An `abandoned` one was ended by an admin while it was in progress. */
export type Fate = 'abandoned' | 'cancelled' | 'finished' | 'open' | 'progress';

/** When things happened to a job: how many days ago it was posted and at what hour, and hours after that. */
export type Hours = {
  postedDaysAgo: number;
  postedAt: number;
  /** From when on a business of the standard package could see it. */
  opened: number;
  interested: number | null;
  answered: number;
  quoted: number | null;
  /** Accepted, declined or closed. */
  decided: number | null;
  /** Finished, cancelled or ended early. */
  ended: number | null;
  reviewed: number | null;
};

const HEAD_START = 24;
const DAY = 24;
const DAYS_A_MONTH = 30;
/** A job of somebody who has not quoted yet is a few days old, one that is worked on a few weeks. */
const OLDEST_OPEN = 9;
const OLDEST_PROGRESS = 16;

type Asked = { fate: Fate; firm: Firm; number: number; isHeadStart: boolean };

/** Posted, answered, quoted, accepted, finished, reviewed: in this order, by day, and all of it over by now. */
export function hoursBy(chance: Chance, { fate, firm, number, isHeadStart }: Asked): Hours {
  const postedAt = 8 + chance.next() * 8;
  const day = (hour: number) => byDay(postedAt, hour);
  const opened = isHeadStart ? HEAD_START : 0;
  const isTakenUp = fate !== 'open' || chance.isLucky(0.85);
  const interested = opened + replyHours(chance, firm);
  const answered = day(interested + 0.35 + chance.next() * 1.5);
  const quoted = day(answered + 0.4 + chance.next() * 5);
  const hasQuote = isTakenUp && (fate !== 'open' || chance.isLucky(0.8));
  const decided = day(quoted + 4 + chance.next() * 40);
  const ended = day(decided + (fate === 'finished' ? 20 + chance.next() * 220 : 6 + chance.next() * 60));
  const reviewed = day(ended + 2 + chance.next() * 90);
  const last = {
    finished: reviewed,
    cancelled: decided,
    abandoned: ended,
    progress: decided,
    open: quoted + 3,
  }[fate];
  return {
    postedDaysAgo: Math.max(daysAgo(chance, { fate, firm, number }), Math.ceil((postedAt + last) / DAY) + 1),
    postedAt,
    opened,
    interested: isTakenUp ? interested : null,
    answered,
    quoted: hasQuote ? quoted : null,
    decided: fate === 'open' ? null : decided,
    ended: fate === 'finished' || fate === 'abandoned' ? ended : fate === 'cancelled' ? decided : null,
    reviewed: fate === 'finished' ? reviewed : null,
  };
}

/** A share of the golden ratio after the other leaves no gap, so that each business had work of late. */
const GOLDEN = 0.618;

/** Since the business came; a market that grows has more of the newer ones. */
function daysAgo(chance: Chance, { fate, firm: { monthsHere }, number }: Omit<Asked, 'isHeadStart'>): number {
  if (fate === 'open') return Math.floor(chance.next() * OLDEST_OPEN);
  if (fate === 'progress') return Math.floor(chance.next() * OLDEST_PROGRESS);
  const share = (number * GOLDEN + chance.next() * 0.1) % 1;
  return Math.floor((monthsHere * DAYS_A_MONTH - 2) * share ** 1.7);
}

/** Each business has a pace of its own: some answer within minutes, some after their work. */
function replyHours(chance: Chance, { key }: Firm): number {
  const pace = [0.15, 0.35, 0.6, 1.1, 1.9, 2.8][key.length % 6] ?? 1;
  return pace * (0.6 + chance.next() * 0.8);
}

/** Nobody writes at night: what would fall into it happens the next morning. */
function byDay(postedAt: number, hours: number): number {
  const ofDay = (postedAt + hours) % DAY;
  if (ofDay < 8) return hours + 8 - ofDay + (hours % 1) * 2;
  if (ofDay >= 20) return hours + DAY + 8 - ofDay + (hours % 1) * 2;
  return hours;
}
