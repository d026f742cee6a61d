import { expect, test } from 'vitest';
import { beginsOf, isChangeable } from './package-change.ts';

const PAID = new Date('2027-05-01T12:00:00Z');

/** A month that is paid, of a subscription that runs on. */
const RUNNING: Parameters<typeof isChangeable>[0] & object = {
  status: 'active',
  provider_ref: 'sub',
  paid_through: PAID,
  is_payment_pending: false,
  bounced_package: null,
  cancels_at: null,
};

test.each([
  ['one past due', { status: 'past_due' }],
  ['a free one, of which no bank knows', { provider_ref: null }],
  ['one of which no month is paid', { paid_through: null }],
  ['one whose payment is on its way', { is_payment_pending: true }],
  ['one whose change the bank did not pay', { bounced_package: 'premium' as const }],
  ['one that is on its way out', { cancels_at: PAID }],
])('a business changes the package of a running subscription, and not of %s', (_, change) => {
  expect([isChangeable(undefined), isChangeable(RUNNING)]).toEqual([false, true]);
  expect(isChangeable({ ...RUNNING, ...change })).toBe(false);
});

test('a dearer package or one as dear begins now, a cheaper one and the own with the next payment', () => {
  const terms = { package: 'standard' as const, net_pence: 9500 };
  const begins = (monthlyNet: number, to = 'premium') => beginsOf(terms, { package: to, monthlyNet });
  expect([begins(19_500), begins(9500), begins(9499)]).toEqual(['now', 'now', 'next_payment']);
  expect(begins(19_500, 'standard')).toBe('next_payment');
  expect(beginsOf({ ...terms, net_pence: null }, { package: 'premium', monthlyNet: 1 })).toBe('now');
});
