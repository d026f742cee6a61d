import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WorkingHours } from '../../../contract/working-hours.ts';
import { AHEAD_HOURS, GAP_MINUTES } from '../../../contract/working-hours-words.ts';
import { HOUR_MS, MINUTE_MS } from '../../platform/clock.ts';
import { dayInLondon, daysLater, inLondon, instantsInLondon } from '../../platform/london.ts';
import { type FreeRules, freeStarts, isFree, type Taken } from './free-times.ts';
import type { Span } from './times.ts';

const C6 = { meta: { shows: ['C6'] } };

const DAYS = 4;
/** Days before the nights of clock change, and one in summer. */
const FIRST_DAYS = ['2027-03-27', '2027-10-30', '2027-07-05'] as const;

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const quarter = (most: number) => fc.integer({ min: 0, max: most / 15 }).map((count) => count * 15);

const hoursOfDay = fc.option(
  fc
    .tuple(quarter(24 * 60), quarter(24 * 60))
    .filter(([one, other]) => one !== other)
    .map(([one, other]) => ({ from: clock(Math.min(one, other)), until: clock(Math.max(one, other)) })),
  { freq: 5 },
);

/** Appointments of one person that follow each other, as the database holds them. */
const appointments = (first: string) =>
  fc
    .array(fc.tuple(fc.integer({ min: 0, max: 20 * 60 }), fc.integer({ min: 15, max: 300 })), {
      maxLength: 6,
    })
    .map((steps) => {
      let at = Date.parse(`${first}T00:00Z`);
      return steps.map(([after, length]): Taken => {
        const from = at + after * MINUTE_MS;
        at = from + length * MINUTE_MS;
        return [from, at];
      });
    });

const world = fc.constantFrom(...FIRST_DAYS).chain((first) =>
  fc.record({
    first: fc.constant(first),
    minutes: fc.constantFrom(15, 30, 60, 90, 240, 480, 26 * 60),
    now: fc
      .integer({ min: -12 * 60, max: 36 * 60 })
      .map((minute) => new Date(Date.parse(`${first}T00:00Z`) + minute * MINUTE_MS)),
    taken: fc.array(appointments(first), { minLength: 1, maxLength: 3 }),
    hours: fc.record({
      week: fc.array(hoursOfDay, { minLength: 7, maxLength: 7 }),
      daysOff: fc.array(
        fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 2 })).map(([from, length]) => ({
          from: daysLater(first, from),
          until: daysLater(first, from + length),
        })),
        { maxLength: 1 },
      ),
      gapMinutes: fc.constantFrom(...GAP_MINUTES),
      aheadHours: fc.constantFrom(...AHEAD_HOURS.filter((hours) => hours <= 24)),
    }),
  }),
);

/**
 * The minutes at which somebody works, by a doorkeeper who looks at the clock on the wall each minute: the doors open when it
 * first shows the hour or a later one, and close likewise.
 */
function openMinutes(day: string, { week, daysOff }: WorkingHours): Set<number> {
  const open = new Set<number>();
  const hours = week[(new Date(`${day}T12:00Z`).getUTCDay() + 6) % 7];
  if (!hours || daysOff.some(({ from, until }) => from <= day && day <= until)) return open;
  let [hasOpened, hasClosed] = [false, false];
  const noon = Date.parse(`${day}T12:00Z`);
  for (let at = noon - 14 * HOUR_MS; at < noon + 14 * HOUR_MS; at += MINUTE_MS) {
    const wall = inLondon(new Date(at));
    if (wall.slice(0, 10) !== day) continue;
    hasOpened ||= wall.slice(11) >= hours.from;
    hasClosed ||= wall.slice(11) >= hours.until;
    if (hasOpened && !hasClosed) open.add(at);
  }
  return open;
}

const doors = new Map<string, Set<number>>();

function isOpenAt(at: Date, hours: WorkingHours): boolean {
  const day = dayInLondon(at);
  const key = `${day} ${JSON.stringify(hours)}`;
  const open = doors.get(key) ?? openMinutes(day, hours);
  doors.set(key, open);
  return open.has(at.getTime());
}

/** The rules once more, as one would tell them, without any regard to speed. */
function isFreeByHand({ startsAt, endsAt }: Span, { hours, taken, now }: FreeRules): boolean {
  if (startsAt.getTime() - now.getTime() < hours.aheadHours * HOUR_MS) return false;
  const last = new Date(endsAt.getTime() - MINUTE_MS);
  if (!isOpenAt(startsAt, hours) || !isOpenAt(last, hours)) return false;
  for (let day = dayInLondon(startsAt); day <= dayInLondon(last); day = daysLater(day, 1))
    if (hours.daysOff.some(({ from, until }) => from <= day && day <= until)) return false;
  const gap = hours.gapMinutes * MINUTE_MS;
  return taken.some((person) =>
    person.every(([from, until]) => until + gap <= startsAt.getTime() || endsAt.getTime() + gap <= from),
  );
}

test(
  'free starts are those that the rules told by hand call free, over the nights of clock change too',
  C6,
  () => {
    fc.assert(
      fc.property(world, ({ first, minutes, ...rules }) => {
        const expected: string[] = [];
        for (let place = 0; place < DAYS; place += 1)
          for (let minute = 0; minute < 24 * 60; minute += 30) {
            const day = daysLater(first, place);
            const [startsAt] = instantsInLondon(`${day}T${clock(minute)}`);
            const end = new Date(Date.parse(`${day}T00:00Z`) + (minute + minutes) * MINUTE_MS);
            const [endsAt] = instantsInLondon(end.toISOString().slice(0, 16));
            if (startsAt && endsAt && endsAt > startsAt && isFreeByHand({ startsAt, endsAt }, rules))
              expected.push(`${day}T${clock(minute)}`);
          }
        const answered = freeStarts(rules, { from: first, days: DAYS, minutes });
        expect(answered.flatMap(({ day, starts }) => starts.map((start) => `${day}T${start}`))).toEqual(
          expected,
        );
        expect(answered.every(({ starts }) => starts.length > 0)).toBe(true);
      }),
      { numRuns: 60 },
    );
  },
);

test('any minute may be proposed that the rules told by hand call free, and no other one', C6, () => {
  const minute = fc.integer({ min: 0, max: 3 * 24 * 60 });
  fc.assert(
    fc.property(world, minute, ({ first, minutes, ...rules }, after) => {
      const startsAt = new Date(Date.parse(`${first}T00:00Z`) + after * MINUTE_MS);
      const span = { startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS) };
      expect(isFree(span, rules)).toBe(isFreeByHand(span, rules));
    }),
    { numRuns: 150 },
  );
});

const EVERY_DAY: WorkingHours = {
  week: Array.from({ length: 7 }, () => ({ from: '08:00', until: '10:00' })),
  daysOff: [],
  gapMinutes: 0,
  aheadHours: 0,
};
const NOW = new Date('2027-06-01T00:00:00Z');
const startsOf = (rules: Partial<FreeRules>, minutes = 60) =>
  freeStarts(
    { hours: EVERY_DAY, taken: [[]], now: NOW, ...rules },
    { from: '2027-06-02', days: 1, minutes },
  )[0]?.starts ?? [];

test('a visit of an hour between eight and ten begins at eight, half past, or nine', C6, () => {
  expect(startsOf({})).toEqual(['08:00', '08:30', '09:00']);
  expect(startsOf({}, 120)).toEqual(['08:00']);
  expect(startsOf({}, 121)).toEqual([]);
  const booked: Taken = [Date.parse('2027-06-02T07:00:00Z'), Date.parse('2027-06-02T07:30:00Z')];
  expect(startsOf({ taken: [[booked]] })).toEqual(['08:30', '09:00']);
  expect(startsOf({ taken: [[booked]], hours: { ...EVERY_DAY, gapMinutes: 15 } })).toEqual(['09:00']);
  expect(startsOf({ taken: [[booked], []] })).toEqual(['08:00', '08:30', '09:00']);
  expect(startsOf({ taken: [] })).toEqual([]);
  expect(startsOf({ now: new Date('2027-06-02T07:15:00Z') })).toEqual(['08:30', '09:00']);
  expect(startsOf({ hours: { ...EVERY_DAY, aheadHours: 48 } })).toEqual([]);
});

test('work of several days leaves out nights, and is not done on days off', C6, () => {
  const free = (hours: WorkingHours, last = '2027-06-05T08:30:00Z') =>
    isFree(
      { startsAt: new Date('2027-06-02T07:00:00Z'), endsAt: new Date(last) },
      { hours, taken: [[]], now: NOW },
    );
  expect(free(EVERY_DAY)).toBe(true);
  expect(free(EVERY_DAY, '2027-06-05T09:01:00Z')).toBe(false);
  expect(free({ ...EVERY_DAY, week: EVERY_DAY.week.with(3, null) })).toBe(true);
  expect(free({ ...EVERY_DAY, daysOff: [{ from: '2027-06-04', until: '2027-06-04' }] })).toBe(false);
});
