import { sql } from 'kysely';
import type { BusinessFacts } from '../../contract/business-facts.ts';
import type { RowOf } from '../platform/db/select-list.ts';

/** Fewer say nothing, and look poor. */
const FEWEST_JOBS = 3;

/** SQL: of the business `b` and its figures `f`, which it may have none of. */
export const factColumns = {
  since: sql<Date>`b.created_at`,
  finished_jobs: sql<number | null>`f.finished_jobs`,
  reply_minutes: sql<number | null>`f.reply_minutes`,
};

/** What everybody may know; null where there is too little to say. */
export const factsView = ({ since, ...row }: RowOf<typeof factColumns>): BusinessFacts => ({
  since: since.toISOString(),
  finishedJobs: (row.finished_jobs ?? 0) < FEWEST_JOBS ? null : row.finished_jobs,
  replyMinutes: row.reply_minutes,
});
