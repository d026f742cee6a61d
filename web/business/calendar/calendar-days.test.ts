import { expect, test } from 'vitest';
import type { VisitToCome } from '../../../contract/visits.ts';
import { addDays, dayByKey, entriesByDay, isDay, mondayOf, weekOf } from './calendar-days.ts';

const C6 = { meta: { shows: ['C6'] } };

test('a week has seven days in the weeks of clock change and over a new year', C6, () => {
  expect(weekOf('2027-03-28')).toEqual(
    ['22', '23', '24', '25', '26', '27', '28'].map((day) => `2027-03-${day}`),
  );
  expect([mondayOf('2027-10-31'), addDays('2027-10-31', 1)]).toEqual(['2027-10-25', '2027-11-01']);
  expect(weekOf('2027-01-01').at(0)).toBe('2026-12-28');
});

test('keys lead by days, weeks and months, and a month that is too short has a last day', C6, () => {
  const from = (day: string) => (key: string) => dayByKey(key, day);
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
  expect(keys.map(from('2027-03-31'))).toEqual([
    '2027-03-30',
    '2027-04-01',
    '2027-03-24',
    '2027-04-07',
    '2027-03-29',
    '2027-04-04',
  ]);
  expect(['PageUp', 'PageDown'].map(from('2027-03-31'))).toEqual(['2027-02-28', '2027-04-30']);
  expect(dayByKey('Enter', '2027-03-31')).toBeNull();
});

test('an address names a day that a calendar has, or none', C6, () => {
  const typed = ['2027-02-28', '2027-02-29', '2027-13-01', '1927-01-01', '2027-1-1', '', undefined, 7];
  expect(typed.filter(isDay)).toEqual(['2027-02-28']);
});

const visit = (id: string, agreed: VisitToCome['agreed'], times: VisitToCome['times'] = []) =>
  ({ id, agreed, times }) as VisitToCome;

test('a visit stands on each day that clocks of this country show during it, and on none besides', C6, () => {
  const days = entriesByDay([
    // From 23:30 in summer time to half past midnight.
    visit('late', { startsAt: '2027-06-01T22:30:00Z', endsAt: '2027-06-01T23:30:00Z' }),
    // It ends at midnight, as clocks in summer show it.
    visit('until midnight', { startsAt: '2027-06-01T20:00:00Z', endsAt: '2027-06-01T23:00:00Z' }),
    // Over the night in which the clocks go forward.
    visit('work', { startsAt: '2027-03-27T08:00:00Z', endsAt: '2027-03-29T15:00:00Z' }),
    visit('proposed', null, [
      { startsAt: '2027-06-02T08:00:00Z', endsAt: '2027-06-02T09:00:00Z' },
      { startsAt: '2027-06-03T08:00:00Z', endsAt: '2027-06-03T09:00:00Z' },
    ]),
  ]);
  const said = [...days].map(([day, entries]) => [day, entries.map((entry) => entry.visit.id)]);
  expect(Object.fromEntries(said)).toEqual({
    '2027-03-27': ['work'],
    '2027-03-28': ['work'],
    '2027-03-29': ['work'],
    '2027-06-01': ['until midnight', 'late'],
    '2027-06-02': ['late', 'proposed'],
    '2027-06-03': ['proposed'],
  });
});
