import type { MessageSender } from '../../../../contract/words.ts';
import type { VisitKind } from '../../../../contract/visit-words.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts';
import { acceptedBid, visitWordsOf } from './agreed-work.ts';
import type { Life } from './lives.ts';
import { momentOf } from './moments.ts';

export type WorldVisit = {
  life: Life;
  kind: VisitKind;
  side: MessageSender;
  proposedAt: Date;
  agreedAt: Date | null;
  words: string | null;
  times: { startsAt: Date; endsAt: Date }[];
};

const LONG = 2 * HOUR_MS;

/** Who names a day in the quote comes on that, which is none that can be counted from today. */
const NAMES_A_DAY = /(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/;

const startOf = (at: Date): number => Math.floor(at.getTime() / DAY_MS) * DAY_MS;

/** Two hours between nine and four, at another time for each business. */
function hoursOn(day: number, { firm }: Life) {
  const startsAt = new Date(day + (9 + (firm.key.length % 6)) * HOUR_MS);
  return { startsAt, endsAt: new Date(startsAt.getTime() + LONG) };
}

/**
 * Visits of the world: who worked came on a day, who works comes on one of the next days, and who may get the work proposes to
 * come and look. No business is in two places.
 */
export function worldVisits(lives: readonly Life[], now: Date): WorldVisit[] {
  const taken = new Set<string>();
  return lives
    .map((life, place) => visitOf(life, { place, now }))
    .filter((visit) => visit !== null)
    .filter(({ life, times, agreedAt }) => {
      const day = `${life.firm.key} ${startOf(times[0]?.startsAt ?? now)}`;
      if (!agreedAt) return true;
      const isFree = !taken.has(day);
      taken.add(day);
      return isFree;
    });
}

type Placed = { place: number; now: Date };

function visitOf(life: Life, placed: Placed): WorldVisit | null {
  if (life.fate === 'open') return lookOf(life, placed);
  const bid = acceptedBid(life);
  if (!bid || bid.decided === null || NAMES_A_DAY.test(bid.words)) return null;
  return workOf(life, { ...placed, decided: bid.decided });
}

/** The business proposes an hour after the agreement and the customer picks an hour later. */
function workOf(life: Life, { place, now, decided }: Placed & { decided: number }): WorldVisit | null {
  const at = momentOf(life, now);
  const day =
    life.fate === 'progress' ? startOf(now) + (1 + (place % 4)) * DAY_MS : startOf(at(decided)) + DAY_MS;
  const time = hoursOn(day, life);
  const isOver = life.hours.ended !== null && time.endsAt >= at(life.hours.ended);
  if (isOver) return null;
  return {
    life,
    kind: 'work',
    side: 'business',
    proposedAt: at(decided + 1),
    agreedAt: at(decided + 2),
    words: null,
    times: [time],
  };
}

/** Every second business with an open quote proposes three times on which to come and look. */
function lookOf(life: Life, { place, now }: Placed): WorldVisit | null {
  const { quoted } = life.hours;
  const isDayNamed = life.bids.some(({ firm, words }) => firm === life.firm && NAMES_A_DAY.test(words));
  if (quoted === null || place % 2 === 0 || isDayNamed) return null;
  const times = [2, 3, 4].map((days) => hoursOn(startOf(now) + days * DAY_MS, life));
  return {
    life,
    kind: 'look',
    side: 'business',
    proposedAt: momentOf(life, now)(quoted + 0.5),
    agreedAt: null,
    words: visitWordsOf(life) ?? null,
    times,
  };
}
