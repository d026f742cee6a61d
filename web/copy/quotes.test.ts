import { expect, test } from 'vitest';
import { quotesCopy } from './quotes.copy.ts';

test('the question before a quote is sent or accepted names its price and whom it is for', () => {
  const { price, toSend, toAccept } = quotesCopy;
  expect(toSend(price(48.5, 'Hourly'), 'Carl Moss')).toBe('£48.50 an hour, to Carl Moss');
  expect(toSend(price(1200, 'Daily'), 'Carl Moss')).toBe('£1,200 a day, to Carl Moss');
  expect(toAccept(price(480, 'Flat'), 'Stone Plumbing')).toBe('£480 for the job, Stone Plumbing');
  expect(toSend(price(480, 'Flat'), 'Carl Moss', '2027-03-31')).toBe(
    '£480 for the job, to Carl Moss. Earliest start: Wed 31 Mar 2027',
  );
  expect(toAccept(price(480, 'Flat'), 'Stone Plumbing', '2028-02-29')).toBe(
    '£480 for the job, Stone Plumbing. Earliest start: Tue 29 Feb 2028',
  );
});
