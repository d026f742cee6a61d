import { sql } from 'kysely';
import { eachJobWord, type JobWord } from '../../../contract/job-words.ts';
import type { PropertyCode, JobStatus, JobTier, UrgencyCode } from '../../../contract/words.ts';
import type { Db, Reader, Tx } from '../../platform/db/db.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { UserId } from '../../platform/ids.ts';
import { itsEngagement, jobStatus } from '../engagements/index.ts';
import { EVERYTHING, readable } from '../free-text.ts';
import { isTakenUp, lastTakenUpAt } from '../jobs/index.ts';

const columns = {
  id: sql<string>`j.id`,
  job_number: sql<string>`j.job_number`,
  status: sql<JobStatus>`${jobStatus}`,
  customer_id: sql<UserId>`j.customer_id`,
  ...eachJobWord((word) => sql<FreeText>`j.${sql.ref(word)}`),
  category_id: sql<string>`j.category_id`,
  service_id: sql<string>`j.service_id`,
  service_name: sql<string>`s.name`,
  postcode: sql<string>`j.postcode`,
  property_code: sql<PropertyCode>`j.property_code`,
  urgency_code: sql<UrgencyCode>`j.urgency_code`,
  wanted_at: sql<Date | null>`j.wanted_at`,
  answers: sql<StoredAnswer[]>`j.answers`,
  tier: sql<JobTier>`j.tier`,
  revision: sql<number>`j.revision`,
  is_taken_up: isTakenUp,
  last_taken_up_at: lastTakenUpAt,
};

type StoredAnswer = { question_id: string; label: string; value: FreeText };
type Answer = Omit<StoredAnswer, 'value'> & { value: string };

/** A job with its customer's words in full, which nobody else reads. */
export type JobNow = Omit<RowOf<typeof columns>, JobWord | 'answers'> &
  Record<JobWord, string> & { answers: Answer[] };

const byId = preparedOnce(
  'job-to-change',
  ({ jobId }: Slots<{ jobId: string }>) => select(columns)`
    from jobs j ${itsEngagement} join services s on s.id = j.service_id
    where j.id = ${jobId} and j.deleted_at is null`,
);

export async function jobNow(db: Reader, jobId: string): Promise<JobNow | undefined> {
  const [job] = await byId(db, { jobId });
  return (
    job && {
      ...job,
      ...eachJobWord((word) => readable(job[word], EVERYTHING)),
      answers: job.answers.map((answer) => ({ ...answer, value: readable(answer.value, EVERYTHING) })),
    }
  );
}

const untold = { job_id: sql<string>`job_id` };

const JOBS_AT_ONCE = 100;

/** The jobs whose first change that nobody was told of is older than that moment. */
export async function jobsWithUntoldChanges(db: Db, before: Date): Promise<string[]> {
  const { rows } = await select(untold)`
    from job_revisions where told_at is null group by job_id having min(created_at) <= ${before}
    order by min(created_at) limit ${sql.lit(JOBS_AT_ONCE)}
  `.execute(db);
  return rows.map((row) => row.job_id);
}

/** Marks every change of a job that nobody was told of, and answers the newest one. */
export async function markTold(tx: Tx, { jobId, now }: { jobId: string; now: Date }) {
  const told = await tx
    .updateTable('job_revisions')
    .set({ told_at: now })
    .where('job_id', '=', jobId)
    .where('told_at', 'is', null)
    .returning(['id', 'number', 'created_at'])
    .execute();
  return told.toSorted((a, b) => b.number - a.number)[0];
}
