import { expect, test } from 'vitest';
import { JOB_STATUSES } from '../../../contract/words.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { asStored, readable } from '../free-text.ts';
import { isReleased, isWinner, mayHaveNumber, type Released } from './disclosure.ts';

const QUIET = { is_interested: false, business_id: 'anna' as BusinessId, winner_id: null };
const INTERESTED = { ...QUIET, is_interested: true };
const WINNER = { ...QUIET, winner_id: 'anna' as BusinessId };
const LOSER = { ...INTERESTED, winner_id: 'bob' as BusinessId };

/** In which statuses of the job the business is told the number, while the job is on and while it is off. */
const toldIn = (of: Released) =>
  [true, false].map((is_offered) =>
    JOB_STATUSES.filter((status) => mayHaveNumber({ ...of, status, is_offered })),
  );

test('the number is for use: by who marked interest while the job is open, by the winner while work goes on', {
  meta: { shows: ['R-16-020'] },
}, () => {
  expect(toldIn(QUIET)).toEqual([[], []]);
  expect(toldIn(INTERESTED)).toEqual([['active'], []]);
  expect(toldIn(LOSER)).toEqual([['active'], []]);
  expect(toldIn(WINNER)).toEqual([['progress'], ['progress']]);
});

test('and 12: words are shown after interest or acceptance, the whole post code to the winner', {
  meta: { shows: ['ruling 11'] },
}, () => {
  expect([QUIET, INTERESTED, WINNER, LOSER].map(isReleased)).toEqual([false, true, true, true]);
  expect([QUIET, INTERESTED, WINNER, LOSER].map(isWinner)).toEqual([false, false, true, false]);
});

test.each([
  [{ contacts: true, postcode: true }, 'Ring 07700900123 at SE1 9SG'],
  [{ contacts: true, postcode: false }, 'Ring 07700900123 at SE1'],
  [{ contacts: false, postcode: true }, 'Ring [contact details hidden] at SE1 9SG'],
  [{ contacts: false, postcode: false }, 'Ring [contact details hidden] at SE1'],
])(
  'of a text is read what was released: %j',
  { meta: { shows: ['ruling 11', 'ruling 12'] } },
  (may, shown) => {
    expect(readable(asStored('Ring 07700900123 at SE1 9SG'), may)).toBe(shown);
  },
);
