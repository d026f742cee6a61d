import { expect, test } from 'vitest';
import type { ComparedQuote } from '../../../contract/comparison.ts';
import { COMPARED, differing } from './compared-rows.tsx';
import { inOrder, type Order, withAt } from './order.ts';

type Given = Partial<Pick<ComparedQuote, 'total' | 'distance_miles'>> & {
  rating?: number | null;
  start?: string;
};

const quote = (id: string, { rating = null, start, ...given }: Given = {}): ComparedQuote => ({
  id,
  cost: 100,
  rate_type: 'Flat',
  currency: '£',
  comments: null,
  file: null,
  detail: start
    ? {
        lines: [],
        vat: null,
        vat_amount: null,
        included: null,
        not_included: null,
        earliest_start: start,
        duration: null,
        deposit_percent: null,
        deposit_amount: null,
        valid_until: null,
      }
    : null,
  createdAt: '2026-11-02T09:00:00.000Z',
  leadId: `lead of ${id}`,
  messagesCount: 0,
  business: { id, userName: 'Anna Bell', name: id, logo: null, rating, reviewsCount: 0 },
  avatar: null,
  sentBeforeChange: false,
  earlier: [],
  can: ['accept'],
  total: null,
  distance_miles: 3,
  replyMinutes: null,
  isVerified: true,
  ...given,
});

const QUOTES = [
  quote('first', { rating: 4.5, distance_miles: 9, start: '2027-01-09' }),
  quote('second', { total: { pounds: 90, isEstimate: true }, distance_miles: 2 }),
  quote('third', { total: { pounds: 80, isEstimate: false }, rating: 4.9, start: '2027-01-08' }),
  quote('fourth', { total: { pounds: 90, isEstimate: false }, distance_miles: 2 }),
];

test.each<[Order, string[]]>([
  ['oldest', ['first', 'second', 'third', 'fourth']],
  ['total', ['third', 'second', 'fourth', 'first']],
  ['rating', ['third', 'first', 'second', 'fourth']],
  ['distance', ['second', 'fourth', 'third', 'first']],
  ['start', ['third', 'first', 'second', 'fourth']],
])('by %s, what is not known stands last and what is alike as it came', (order, ids) => {
  expect(inOrder(QUOTES, order).map(({ id }) => id)).toEqual(ids);
});

test('a quote that is put beside another changes places with the one that was there', () => {
  expect(withAt(['a', 'b', 'c'], 0, 'c')).toEqual(['c', 'b', 'a']);
  expect(withAt(['a', 'b', 'c'], 1, 'b')).toEqual(['a', 'b', 'c']);
});

test('a row differs where two quotes do not say the same, and never where there is one', () => {
  const [one, other] = [quote('one'), { ...quote('two'), comments: 'On Saturday', replyMinutes: 90 }];
  expect([...differing([one, other])].toSorted()).toEqual(['message', 'reply']);
  expect(differing([one, { ...one, id: 'two' }]).size).toBe(0);
  expect(differing([other]).size).toBe(0);
  expect(COMPARED.length).toBeGreaterThan(10);
});
