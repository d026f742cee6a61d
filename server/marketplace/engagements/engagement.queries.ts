import { sql } from 'kysely';
import type { JobStatus } from '../../../contract/words.ts';
import type { Tx } from '../../platform/db/db.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { BusinessId } from '../../platform/ids.ts';
import type { EngagementStatus } from './engagement.lifecycle.ts';

/** SQL: the engagement `e` of the job `j`, if it was awarded. */
export const itsEngagement = sql`left join engagements e on e.job_id = j.id`;

/** SQL: what the wire calls the status of the job `j`: that of its engagement `e`, or of the ask while there is none. */
export const jobStatus = sql<JobStatus>`coalesce(e.status, j.ask_status)`;

const columns = {
  id: sql<string>`id`,
  business_id: sql<BusinessId>`business_id`,
  status: sql<EngagementStatus>`status`,
};

/** The engagement of an awarded job; its job is locked before. */
export async function engagementOf(tx: Tx, jobId: string): Promise<RowOf<typeof columns>> {
  const { rows } = await select(columns)`from engagements where job_id = ${jobId}`.execute(tx);
  const [engagement] = rows;
  if (!engagement) throw new Error('an awarded job has no engagement');
  return engagement;
}
