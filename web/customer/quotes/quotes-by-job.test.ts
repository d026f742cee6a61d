import { expect, test } from 'vitest';
import type { Row } from '../../marketplace/live/live-rows.ts';
import { type ListedQuote, quotesByJob } from './quotes-by-job.ts';

/** The list has the newest first. */
const row = (id: string, jobId: string) =>
  ({ id, item: { id, jobId, job: { title: jobId } }, hasLeft: false }) as unknown as Row<ListedQuote>;

test('the quotes on a job stand from the oldest to the newest, and a job where its newest quote does', () => {
  const jobs = quotesByJob([row('tuesday', 'tap'), row('monday', 'roof'), row('sunday', 'tap')]);
  expect(jobs.map(({ id, quotes }) => [id, ...quotes.map((quote) => quote.id)])).toEqual([
    ['tap', 'sunday', 'tuesday'],
    ['roof', 'monday'],
  ]);
});
