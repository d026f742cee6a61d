import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldSentences as say } from '../../../contract/copy.ts';
import { HOUR_MS, MINUTE_MS } from '../../platform/clock.ts';
import { inLondon } from '../../platform/london.ts';
import { Refusal } from '../../platform/refusal.ts';
import { spansOf } from './times.ts';

const C6 = { meta: { shows: ['C6'] } };
const NOW = new Date('2027-03-01T12:00:00Z');

type Wall = { from: string; to: string };

/** What is said of times that cannot be; null where they can. */
function said(times: Wall[], kind: 'look' | 'work' = 'look'): Record<string, string[]> | null {
  try {
    spansOf(times, { kind, now: NOW });
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.errors;
    throw error;
  }
}

test('an hour that does not exist is refused with a sentence, at its start and at its end', C6, () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 59 }), (minute) => {
      const gone = `2027-03-28T01:${String(minute).padStart(2, '0')}`;
      expect(said([{ from: gone, to: '2027-03-28T03:00' }])).toEqual({
        'times.0.from': [say.visitTimeMissing],
      });
      expect(said([{ from: '2027-03-28T00:30', to: gone }])).toEqual({
        'times.0.to': [say.visitTimeMissing],
      });
    }),
  );
});

test(
  'over the nights of clock change a time lasts as long as it lasts, and is said as it was asked',
  C6,
  () => {
    const nights = [Date.parse('2027-03-27T20:00Z'), Date.parse('2027-10-30T20:00Z')];
    const start = fc.tuple(fc.constantFrom(...nights), fc.integer({ min: 0, max: 12 * 60 }));
    fc.assert(
      fc.property(start, fc.integer({ min: 15, max: 7 * 60 }), ([night, after], length) => {
        const from = new Date(night + after * MINUTE_MS);
        const to = new Date(from.getTime() + length * MINUTE_MS);
        const wall = { from: inLondon(from), to: inLondon(to) };
        const errors = said([wall]);
        // What ends, by the clock, before it began, ends in the hour that comes twice.
        expect([null, { 'times.0.to': [say.visitEnd] }]).toContainEqual(errors);
        fc.pre(errors === null);
        const [span] = spansOf([wall], { kind: 'look', now: NOW });
        expect([inLondon(span?.startsAt ?? NOW), inLondon(span?.endsAt ?? NOW)]).toEqual([
          wall.from,
          wall.to,
        ]);
        const lasts = (span?.endsAt.getTime() ?? 0) - (span?.startsAt.getTime() ?? 0);
        expect([length * MINUTE_MS, length * MINUTE_MS - HOUR_MS, length * MINUTE_MS + HOUR_MS]).toContain(
          lasts,
        );
      }),
    );
  },
);

test('times are to come, within a year, end after they begin and are not too long', C6, () => {
  const from = '2027-06-01T10:00';
  expect(said([{ from, to: '2027-06-01T11:00' }])).toBeNull();
  expect(said([{ from: '2027-03-01T11:59', to: from }])).toEqual({ 'times.0.from': [say.visitTimePast] });
  expect(said([{ from: '2028-03-02T10:00', to: '2028-03-02T11:00' }])).toEqual({
    'times.0.from': [say.visitTimeFar],
  });
  expect(said([{ from, to: from }])).toEqual({ 'times.0.to': [say.visitEnd] });
  expect(said([{ from, to: '2027-06-01T18:01' }])).toEqual({ 'times.0.to': [say.visitTooLong] });
  expect(said([{ from, to: '2027-06-15T10:00' }], 'work')).toBeNull();
  expect(said([{ from, to: '2027-06-15T10:01' }], 'work')).toEqual({ 'times.0.to': [say.visitTooLong] });
  expect(said([{ from: '2027-02-30T10:00', to: from }])).toEqual({ 'times.0.from': [say.visitTime] });
  const twice = { from, to: '2027-06-01T11:00' };
  expect(said([twice, twice])).toEqual({ 'times.1.from': [say.visitTimesAlike] });
});

test('proposed times are offered the soonest first', C6, () => {
  const at = (day: number) => ({ from: `2027-06-0${day}T10:00`, to: `2027-06-0${day}T11:00` });
  const spans = spansOf([at(3), at(1), at(2)], { kind: 'look', now: NOW });
  expect(spans.map(({ startsAt }) => startsAt.getUTCDate())).toEqual([1, 2, 3]);
});
