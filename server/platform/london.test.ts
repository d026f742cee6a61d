import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from './clock.ts';
import { inLondon, instantsInLondon } from './london.ts';

const C6 = { meta: { shows: ['C6'] } };

const anyMinute = fc
  .integer({ min: Date.UTC(2024, 0, 1) / MINUTE_MS, max: Date.UTC(2040, 0, 1) / MINUTE_MS })
  .map((minutes) => new Date(minutes * MINUTE_MS));

/** The last Sunday of March or October, when clocks change at one o'clock UTC. */
const nightOf = (month: 2 | 9) =>
  fc.integer({ min: 2024, max: 2039 }).map((year) => {
    const last = new Date(Date.UTC(year, month, 31, 1));
    return new Date(last.getTime() - last.getUTCDay() * 24 * HOUR_MS);
  });
const minutes = fc.integer({ min: 0, max: 59 });
const wallAt = (change: Date, hour: string, minute: number) =>
  `${change.toISOString().slice(0, 10)}T${hour}:${String(minute).padStart(2, '0')}`;

test('every instant is one of those at which a clock in London shows what it shows then', C6, () => {
  fc.assert(
    fc.property(anyMinute, (instant) => {
      const found = instantsInLondon(inLondon(instant)).map((one) => one.getTime());
      expect(found).toContain(instant.getTime());
      expect(found.length).toBeLessThanOrEqual(2);
    }),
  );
});

test('the hour that the clocks leave out in spring is at no instant', C6, () => {
  fc.assert(
    fc.property(nightOf(2), minutes, (change, minute) => {
      expect(instantsInLondon(wallAt(change, '01', minute))).toEqual([]);
      const [before, after] = ['00', '02'].map((hour) => instantsInLondon(wallAt(change, hour, minute)));
      expect(before).toEqual([new Date(change.getTime() - HOUR_MS + minute * MINUTE_MS)]);
      expect(after).toEqual([new Date(change.getTime() + minute * MINUTE_MS)]);
    }),
  );
});

test(
  'the hour that the clocks show twice in autumn is at two instants, the first one in summer time',
  C6,
  () => {
    fc.assert(
      fc.property(nightOf(9), minutes, (change, minute) => {
        const second = change.getTime() + minute * MINUTE_MS;
        expect(instantsInLondon(wallAt(change, '01', minute))).toEqual([
          new Date(second - HOUR_MS),
          new Date(second),
        ]);
      }),
    );
  },
);

test('a day that no calendar has is at no instant', C6, () => {
  for (const wall of ['2026-02-30T10:00', '2026-13-01T10:00', '2026-06-01T24:30', 'tomorrow'])
    expect(instantsInLondon(wall)).toEqual([]);
});
