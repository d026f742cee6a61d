import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import { anyOf, preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { select } from '../../platform/db/select-list.ts';
import { isTakenUp } from './taken-up.ts';

// The feature `closings` writes these rows. They are read here, because the lists of jobs say the day, and jobs come before it in
// the order of knowing.

const columns = { job_id: sql<string>`w.job_id`, closes_at: sql<Date>`w.closes_at` };

const openWarnings = preparedOnce(
  'closings-of-jobs',
  ({ jobIds }: Slots<{ jobIds: string[] }>) => select(columns)`
    from closing_warnings w join jobs j on j.id = w.job_id
    where w.job_id = ${anyOf(jobIds)} and w.ended_at is null and j.ask_status = 'active' and not ${isTakenUp}`,
);

/** Of these jobs those that close by themselves, and when: their customers were warned, and nobody has taken them up since. */
export async function closingsOf(db: Db, jobIds: string[]): Promise<Map<string, string>> {
  const rows = await openWarnings(db, { jobIds });
  return new Map(rows.map((row): [string, string] => [row.job_id, row.closes_at.toISOString()]));
}
