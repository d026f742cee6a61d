import { expect, test } from 'vitest';
import { endOfValidity, firstDue, tellOfEnd } from './days.ts';

test.for([
  // [valid until, told, over]
  ['2026-12-10', '2026-12-08T09:00:00.000Z', '2026-12-11T00:00:00.000Z'],
  ['2027-07-01', '2027-06-29T08:00:00.000Z', '2027-07-01T23:00:00.000Z'],
  // The clocks go forward on 28 March 2027, and back on 31 October.
  ['2027-03-27', '2027-03-25T09:00:00.000Z', '2027-03-28T00:00:00.000Z'],
  ['2027-03-28', '2027-03-26T09:00:00.000Z', '2027-03-28T23:00:00.000Z'],
  ['2027-10-30', '2027-10-28T08:00:00.000Z', '2027-10-30T23:00:00.000Z'],
  ['2027-10-31', '2027-10-29T08:00:00.000Z', '2027-11-01T00:00:00.000Z'],
  ['2027-12-31', '2027-12-29T09:00:00.000Z', '2028-01-01T00:00:00.000Z'],
  ['2028-02-29', '2028-02-27T09:00:00.000Z', '2028-03-01T00:00:00.000Z'],
] as const)('valid until %s by the clocks of this country: told at %s, over at %s', ([day, told, over]) => {
  expect(tellOfEnd(day).toISOString()).toBe(told);
  expect(endOfValidity(day).toISOString()).toBe(over);
});

test('of a quote that ends within two days nothing is told before it is over', () => {
  expect(firstDue('2026-12-10', new Date('2026-12-08T08:59:59Z'))).toEqual(tellOfEnd('2026-12-10'));
  expect(firstDue('2026-12-10', new Date('2026-12-08T09:00:00Z'))).toEqual(endOfValidity('2026-12-10'));
  expect(firstDue('2026-12-10', new Date('2026-12-10T22:00:00Z'))).toEqual(endOfValidity('2026-12-10'));
});
