import { describe, expect, test } from 'vitest';
import { dayDistance, exactMoment, relativePhrase } from './relative-phrase.ts';

import { pounds } from './money.ts';
import { recentWorkCopy } from './recent-work.copy.ts';

// The pages format without `Intl`, whose first use costs 20 ms and more; the results must be the same.

describe('By hand and by Intl', () => {
  test('sums are the same', { meta: { shows: ['R-15-045'] } }, () => {
    for (const amount of [
      -12_345.67,
      -120,
      -0.5,
      0,
      0.05,
      0.5,
      1,
      12,
      120.5,
      999.99,
      1000,
      12_345.67,
      1_234_567,
      0.1 + 0.2,
    ]) {
      const digits = Math.round(amount * 100) % 100 === 0 ? 0 : 2;
      const format = {
        style: 'currency',
        currency: 'GBP',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      };
      const byIntl = new Intl.NumberFormat('en-GB', format as Intl.NumberFormatOptions);
      expect(pounds(amount)).toBe(byIntl.format(amount));
    }
    expect(pounds(-0.001)).toBe('£0');
  });

  test('distances in time are the same', { meta: { shows: ['R-15-038', 'R-15-040'] } }, () => {
    const phrases = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' });
    const MINUTE = 60_000;
    for (const [count, unit, minutes] of [
      [1, 'minute', 1],
      [59, 'minute', 59],
      [1, 'hour', 60],
      [23, 'hour', 23 * 60],
      [1, 'day', 24 * 60],
      [29, 'day', 29 * 24 * 60],
      [1, 'month', 30 * 24 * 60],
      [12, 'month', 365 * 24 * 60],
      // Not two years.
      [18, 'month', 18 * 30 * 24 * 60],
      [23, 'month', 23 * 30 * 24 * 60],
      [2, 'year', 2 * 365 * 24 * 60],
    ] as const) {
      expect(relativePhrase(0, minutes * MINUTE)).toBe(phrases.format(-count, unit));
      expect(relativePhrase(minutes * MINUTE, 0)).toBe(phrases.format(count, unit));
    }
  });

  test('a day is as far away as the calendar says, whatever the hour', {
    meta: { shows: ['R-5-020'] },
  }, () => {
    const noon = Date.parse('2027-03-28T12:00:00Z');
    for (const [now, said] of [
      ['2027-03-28T00:30:00Z', 'today'],
      ['2027-03-28T11:00:00Z', 'today'],
      ['2027-03-28T22:30:00Z', 'today'],
      // Half past midnight here, by the summer time that has begun.
      ['2027-03-28T23:30:00Z', 'yesterday'],
      ['2027-03-27T23:59:00Z', 'tomorrow'],
      ['2027-03-26T20:00:00Z', 'in 2 days'],
      ['2027-03-30T01:00:00Z', '2 days ago'],
      ['2026-11-28T20:00:00Z', 'in 4 months'],
    ] as const)
      expect([now, dayDistance(noon, Date.parse(now))]).toEqual([now, said]);
  });

  test('months are the same', () => {
    const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    for (let month = 0; month < 24; month++) {
      const first = new Date(Date.UTC(2025, month, 1));
      expect(recentWorkCopy.month(first.toISOString())).toBe(months.format(first));
    }
  });

  test('a moment is told to the minute, by the clocks of this country', {
    meta: { shows: ['R-15-040'] },
  }, () => {
    expect(exactMoment(new Date('2026-11-22T20:07:00Z'))).toBe('Sun 22 Nov 2026 at\u00a020:07');
    expect(exactMoment(new Date('2027-01-01T00:00:00Z'))).toBe('Fri 1 Jan 2027 at\u00a000:00');
    expect(exactMoment(new Date('2026-07-31T23:30:00Z'))).toBe('Sat 1 Aug 2026 at\u00a000:30');
    const at = new Date('2026-11-22T20:07:00Z');
    expect(exactMoment(at, Date.parse('2026-12-31T12:00:00Z'))).toBe('Sun 22 Nov at\u00a020:07');
    expect(exactMoment(at, Date.parse('2027-01-01T12:00:00Z'))).toBe('Sun 22 Nov 2026 at\u00a020:07');
    const london = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
    const days = new Intl.DateTimeFormat('en-US', { ...london, timeZone: 'Europe/London' });
    const clock = { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' } as const;
    const hours = new Intl.DateTimeFormat('en-GB', clock);
    const HOUR = 3_600_000;
    // Each six hours of three years, and a second before.
    for (let at = Date.UTC(2025, 0, 1, 1); at < Date.UTC(2028, 0, 1); at += 6 * HOUR)
      for (const moment of [new Date(at), new Date(at - 1000)]) {
        const named = days.formatToParts(moment).map(({ type, value }) => [type, value]);
        const { weekday, day, month, year } = Object.fromEntries(named);
        const said = `${weekday} ${day} ${month} ${year} at\u00a0${hours.format(moment)}`;
        expect(exactMoment(moment)).toBe(said);
      }
  });
});
