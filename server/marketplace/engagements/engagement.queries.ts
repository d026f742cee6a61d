import { sql } from 'kysely';
import type { JobStatus } from '../../../contract/words.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { BusinessId } from '../../platform/ids.ts';
import type { EngagementStatus } from './engagement.lifecycle.ts';

/** SQL: the engagement `e` of the job `j`, if it was awarded. */
export const itsEngagement = sql`left join engagements e on e.job_id = j.id`;

/** SQL: what the wire calls the status of the job `j`: that of its engagement `e`, or of the ask while there is none. */
export const jobStatus = sql<JobStatus>`coalesce(e.status, j.ask_status)`;

type Engagement = { id: string; business_id: BusinessId; status: EngagementStatus };

/** The engagement of an awarded job; its job is locked before. */
export async function engagementOf(tx: Tx, jobId: string): Promise<Engagement> {
  const { rows } = await sql<Engagement>`
    select id, business_id, status from engagements where job_id = ${jobId}
  `.execute(tx);
  const [engagement] = rows;
  if (!engagement) throw new Error('an awarded job has no engagement');
  return engagement;
}
