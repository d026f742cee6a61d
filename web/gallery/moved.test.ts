import { createElement } from 'react';
import { expect, test } from 'vitest';
import { DAYS, HOURS, ago, ahead, movedBy } from './moved.ts';

const MINUTE_MS = 60_000;
const at = (later: number, moment: string) => new Date(Date.parse(moment) + later * MINUTE_MS).toISOString();

test('what was an hour ago is an hour ago, and who comes at nine comes at nine', () => {
  const later = 40 * DAYS + 5 * HOURS;
  const moved = movedBy(later * MINUTE_MS);
  expect(moved({ createdAt: ago(1 * HOURS), dates: [ahead(23 * HOURS)], day: '2026-01-14' })).toEqual({
    createdAt: at(later, ago(1 * HOURS)),
    dates: [at(41 * DAYS, ahead(23 * HOURS))],
    day: '2026-02-24',
  });
  expect(moved('2026-11')).toBe('2026-11');
});

test('moments are found wherever they stand in what is drawn', () => {
  const onClose = () => undefined;
  const drawn = (moment: string) =>
    createElement('p', { title: 'Visits' }, 'Today', createElement('time', { dateTime: moment }, moment));
  expect(movedBy(DAYS * MINUTE_MS)(drawn(ago(0)))).toEqual(drawn(at(DAYS, ago(0))));
  expect(movedBy(DAYS * MINUTE_MS)({ onClose })).toEqual({ onClose });
});
