import { sql } from 'kysely';
import type { JobStatus } from '../../../contract/words.ts';
import type { Db, Reader, Tx } from '../../platform/db/db.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import { newId } from '../../platform/ids.ts';
import { BATCH } from '../each-due.ts';
import { itsEngagement, jobStatus } from '../engagements/index.ts';
import { isTakenUp } from '../jobs/index.ts';

const jobId = { job_id: sql<string>`j.id` };

/** SQL: from when on a job waits for somebody to take it up. */
const waitingSince = sql<Date>`coalesce(j.renewed_at, j.created_at)`;

/** Active jobs that nobody has taken up and that have waited since that moment or longer, whose customers were not warned. */
export async function unwarnedJobs(db: Db, since: Date): Promise<string[]> {
  const { rows } = await select(jobId)`
    from jobs j
    where j.ask_status = 'active' and j.deleted_at is null and ${waitingSince} <= ${since}
      and not exists (select from closing_warnings w where w.job_id = j.id and w.ended_at is null)
      and not ${isTakenUp}
    order by ${waitingSince} limit ${sql.lit(BATCH)}
  `.execute(db);
  return rows.map((row) => row.job_id);
}

const due = { id: sql<string>`w.id`, job_id: sql<string>`w.job_id` };

/** Warnings whose day has come. */
export async function dueWarnings(db: Db, now: Date) {
  const { rows } = await select(due)`
    from closing_warnings w where w.ended_at is null and w.closes_at <= ${now}
    order by w.closes_at limit ${sql.lit(BATCH)}
  `.execute(db);
  return rows;
}

const waiting = { waiting_since: waitingSince, is_taken_up: isTakenUp };

/** Since when a job has waited, and whether somebody has taken it up. */
export async function waitOf(tx: Tx, id: string): Promise<RowOf<typeof waiting> | undefined> {
  const { rows } = await select(waiting)`from jobs j where j.id = ${id}`.execute(tx);
  return rows[0];
}

const known = {
  ...due,
  closes_at: sql<Date>`w.closes_at`,
  has_ended: sql<boolean>`w.ended_at is not null`,
  title: sql<FreeText>`j.title`,
  status: sql<JobStatus>`${jobStatus}`,
  is_taken_up: isTakenUp,
};

export async function warningById(db: Reader, id: string): Promise<RowOf<typeof known> | undefined> {
  const { rows } = await select(known)`
    from closing_warnings w join jobs j on j.id = w.job_id ${itsEngagement}
    where w.id = ${id} and j.deleted_at is null
  `.execute(db);
  return rows[0];
}

/** Writes a warning down, and answers its id; null where the job has one already. */
export async function insertWarning(tx: Tx, warning: { jobId: string; closesAt: Date; now: Date }) {
  const inserted = await tx
    .insertInto('closing_warnings')
    .values({ id: newId(), job_id: warning.jobId, closes_at: warning.closesAt, created_at: warning.now })
    .onConflict((conflict) => conflict.column('job_id').where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

/** Ends the warning that a job has; whether it had one. */
export async function endWarning(tx: Tx, { jobId: id, now }: { jobId: string; now: Date }): Promise<boolean> {
  const ended = await tx
    .updateTable('closing_warnings')
    .set({ ended_at: now })
    .where('job_id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** Jobs close by themselves no more. */
export async function endAllWarnings(db: Db, now: Date): Promise<void> {
  await db.updateTable('closing_warnings').set({ ended_at: now }).where('ended_at', 'is', null).execute();
}
