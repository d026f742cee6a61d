import { expect, test } from 'vitest';
import { quotesCopy } from './quotes.copy.ts';

test('the question before a quote is sent or accepted names its price and whom it is for', () => {
  const { price, toSend, toAccept } = quotesCopy;
  expect(toSend(price(48.5, 'Hourly'), 'Carl Moss')).toBe('£48.50 an hour, to Carl Moss');
  expect(toSend(price(1200, 'Daily'), 'Carl Moss')).toBe('£1,200 a day, to Carl Moss');
  expect(toAccept(price(480, 'Flat'), 'Stone Plumbing')).toBe('£480 for the job, Stone Plumbing');
});
