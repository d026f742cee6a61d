import { describe, expect, test } from 'vitest';
import type { SubscriptionStatus } from '../../../../contract/words.ts';
import type { Charge, SubscriptionSnapshot } from '../../../platform/payments/provider.ts';
import { canMove } from '../../lifecycle.ts';
import * as life from './subscription.lifecycle.ts';

const STATUSES: SubscriptionStatus[] = ['not_subscribed', 'active', 'past_due', 'expired', 'cancelled'];
const NOW = new Date('2027-03-15T12:00:00Z');
const PAST = new Date('2027-03-15T11:59:59Z');
const SOON = new Date('2027-03-16T12:00:00Z');
const LATER = new Date('2027-03-20T12:00:00Z');
const are = (is: (row: { status: string }) => boolean) => STATUSES.filter((status) => is({ status }));

test('these ways lead from one state of a subscription to another, and no other', {
  meta: { shows: ['ruling 17'] },
}, () => {
  const { table, starts, moves, closed } = life.subscriptionLifecycle;
  expect([table, starts, closed('active')]).toEqual([
    'subscriptions',
    'not_subscribed',
    'subscription_cannot_change',
  ]);
  const names = Object.keys(moves) as life.SubscriptionMove[];
  const ways = names.map((name) => {
    const from = STATUSES.filter((status) => canMove(life.subscriptionLifecycle, name, status));
    return `${name}: ${from.join(', ')} > ${moves[name].to}, by ${moves[name].by.join()}`;
  });
  expect(ways).toEqual([
    'activate: not_subscribed, past_due, expired > active, by system',
    'fallDue: not_subscribed, active > past_due, by system',
    'expire: active, past_due > expired, by system',
    'cancel: active, past_due > cancelled, by system',
    'resume: cancelled > active, by system',
  ]);
});

test('each question about a state is true of these states', () => {
  expect([are(life.isLive), are(life.isPastDue), are(life.isNotBegun)]).toEqual([
    ['active', 'past_due'],
    ['past_due'],
    ['not_subscribed'],
  ]);
  expect([are(life.isExpired), are(life.isCancelled), are(life.isActive)]).toEqual([
    ['expired'],
    ['cancelled'],
    ['active'],
  ]);
  const running = (cancels_at: Date | null) => are(({ status }) => life.isRunning({ status, cancels_at }));
  expect([running(null), running(SOON)]).toEqual([['active', 'past_due'], []]);
  expect(['pending', 'paid', 'failed'].map((status) => life.isOnItsWay({ status }))).toEqual([
    true,
    false,
    false,
  ]);
});

test('what was completed at the provider and is not live here is undecided, unless it is over or a duplicate', () => {
  const row = { status: 'not_subscribed', provider_ref: 'sub', cancels_at: null, needs_attention: null };
  expect(life.isUndecided(row)).toBe(true);
  expect(life.isUndecided({ ...row, needs_attention: 'other' })).toBe(true);
  expect(life.isUndecided({ ...row, status: 'active' })).toBe(false);
  expect(life.isUndecided({ ...row, provider_ref: null })).toBe(false);
  expect(life.isUndecided({ ...row, cancels_at: SOON })).toBe(false);
  expect(life.isUndecided({ ...row, needs_attention: life.DUPLICATE })).toBe(false);
  expect(life.DUPLICATE).toBe('unwanted');
});

const bought = (paid_through: Date | null, trusted_until: Date | null, is_payment_pending: boolean) => ({
  paid_through,
  trusted_until,
  is_payment_pending,
});

test('a payment on its way is trusted where it reaches further than what is paid', {
  meta: { shows: ['ruling 17'] },
}, () => {
  expect(life.boughtUntil(bought(SOON, LATER, false))).toBe(SOON);
  expect(life.boughtUntil(bought(SOON, LATER, true))).toBe(LATER);
  expect(life.boughtUntil(bought(LATER, SOON, true))).toBe(LATER);
  expect(life.boughtUntil(bought(SOON, null, true))).toBe(SOON);
  expect(life.boughtUntil(bought(null, LATER, true))).toBe(LATER);
  expect(life.boughtUntil(bought(null, LATER, false))).toBeNull();
});

test('cancelled now, a card runs to its next payment, anything else to the end of what is paid', () => {
  const row = { ...bought(SOON, null, false), status: 'active', method: 'card', next_payment_at: LATER };
  const end = (
    change: Partial<typeof row> | { next_payment_at: null } | { paid_through: null } | { method: null },
  ) => life.endIfCancelled({ ...row, ...change }, NOW);
  expect(end({})).toBe(LATER);
  expect(end({ status: 'past_due' })).toBe(SOON);
  expect(end({ method: 'direct_debit' })).toBe(SOON);
  expect(end({ next_payment_at: null })).toBe(SOON);
  expect(end({ next_payment_at: null, paid_through: null })).toBeNull();
  expect(end({ next_payment_at: PAST })).toBeNull();
  expect(end({ next_payment_at: NOW })).toBeNull();
});

describe('a cancellation is taken back', () => {
  const card = {
    ...bought(LATER, null, false),
    status: 'active',
    method: 'card' as string | null,
    provider_ref: 'sub' as string | null,
    cancels_at: SOON as Date | null,
    closed_at: null as Date | null,
    needs_attention: null as string | null,
  };
  const until = (change: Partial<typeof card>) => life.resumableUntil({ ...card, ...change }, NOW);

  test('by card while it is still active, to the end that was set', () => {
    expect(until({})).toBe(SOON);
    expect(until({ status: 'cancelled' })).toBeNull();
    expect(until({ cancels_at: NOW })).toBeNull();
    expect(until({ cancels_at: PAST })).toBeNull();
  });

  test('not where nothing was cancelled, or all is over, or it was not wanted', () => {
    expect(until({ cancels_at: null })).toBeNull();
    expect(until({ cancels_at: null, method: null, status: 'cancelled' })).toBeNull();
    expect(until({ closed_at: PAST })).toBeNull();
    expect(until({ needs_attention: life.DUPLICATE })).toBeNull();
    expect(until({ needs_attention: 'other' })).toBe(SOON);
  });

  test('by Direct Debit, or without a provider, to the end of what was bought', () => {
    for (const change of [{ method: 'direct_debit' }, { method: null }, { provider_ref: null }]) {
      expect(until({ ...change, status: 'cancelled' })).toBe(LATER);
      expect(until({ ...change, status: 'active' })).toBe(SOON);
      expect(until({ ...change, status: 'expired' })).toBeNull();
      expect(until({ ...change, status: 'cancelled', paid_through: null })).toBeNull();
    }
  });
});

test('a cancelled subscription is over when nothing is left that was paid', () => {
  const row = { ...bought(PAST, null, false), status: 'cancelled', cancels_at: null, closed_at: null };
  const over = (
    change: Partial<Omit<typeof row, 'cancels_at' | 'closed_at' | 'paid_through'>> & {
      cancels_at?: Date;
      closed_at?: Date;
      paid_through?: Date | null;
    },
  ) => life.isOver({ ...row, ...change }, NOW);
  expect(over({})).toBe(true);
  expect(over({ paid_through: NOW })).toBe(true);
  expect(over({ paid_through: SOON })).toBe(false);
  expect(over({ paid_through: null })).toBe(true);
  expect(over({ paid_through: null, cancels_at: SOON })).toBe(false);
  expect(over({ paid_through: null, cancels_at: PAST })).toBe(true);
  expect(over({ status: 'active' })).toBe(false);
  expect(over({ closed_at: PAST })).toBe(false);
});

test('a business buys again when nothing runs and nothing paid is left', {
  meta: { shows: ['ruling 10'] },
}, () => {
  const last = (status: string, paid_through: Date | null = null) => ({
    status,
    ...bought(paid_through, null, false),
  });
  expect(life.mayBuy(NOW, undefined)).toBe(true);
  expect(STATUSES.map((status) => life.mayBuy(NOW, last(status)))).toEqual([true, false, false, true, true]);
  expect(life.mayBuy(NOW, last('cancelled', SOON))).toBe(false);
  expect(life.mayBuy(NOW, last('cancelled', NOW))).toBe(true);
  expect(life.mayBuy(NOW, last('expired', SOON))).toBe(true);
});

test('the grace of seven days is over to the second', { meta: { shows: ['ruling 10'] } }, () => {
  const since = new Date('2027-03-08T12:00:00Z');
  expect(life.GRACE_DAYS).toBe(7);
  expect(life.graceEnd(since)).toEqual(NOW);
  expect([life.isGraceOver(since, NOW), life.isGraceOver(since, PAST), life.isGraceOver(null, NOW)]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('what a provider says moves a subscription', () => {
  const paid = [{ status: 'failed' }, { status: 'paid' }] as Charge[];
  const unpaid = [{ status: 'failed' }] as Charge[];
  const moves = (is: SubscriptionSnapshot['is'], charges: Charge[], past_due_since: Date | null = null) =>
    STATUSES.map((status) => life.moveFor({ status, past_due_since }, { is, charges }, NOW));

  test('not begun, active, past due, expired and cancelled, in this order', () => {
    expect(moves('incomplete', paid)).toEqual([null, null, null, null, null]);
    expect(moves('running', unpaid)).toEqual(['activate', null, 'activate', 'activate', null]);
    expect(moves('unpaid', unpaid)).toEqual([null, 'fallDue', null, null, null]);
    expect(moves('unpaid', paid)).toEqual(['fallDue', 'fallDue', null, null, null]);
    expect(moves('stopped', unpaid)).toEqual([null, 'cancel', 'cancel', null, null]);
    expect(moves('stopped', paid)).toEqual(['activate', 'cancel', 'cancel', null, null]);
    expect(moves('lapsed', paid)).toEqual([null, 'expire', 'expire', null, null]);
  });

  test('what is not paid expires when the days of grace are over', () => {
    const since = new Date('2027-03-08T12:00:00Z');
    expect(moves('unpaid', unpaid, since)).toEqual([null, 'fallDue', 'expire', null, null]);
    expect(moves('unpaid', unpaid, SOON)).toEqual([null, 'fallDue', null, null, null]);
  });
});
