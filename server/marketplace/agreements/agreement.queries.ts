import { sql } from 'kysely';
import type { Reader } from '../../platform/db/db.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import { type EngagementStatus } from '../engagements/index.ts';

const columns = {
  customer_id: sql<UserId>`e.customer_id`,
  business_id: sql<BusinessId>`e.business_id`,
  status: sql<EngagementStatus>`e.status`,
  ended_at: sql<Date | null>`e.ended_at`,
  made_at: sql<Date | null>`a.made_at`,
  terms: sql<string | null>`a.terms`,
  customer_words: sql<FreeText | null>`a.customer_words`,
  business_words: sql<FreeText | null>`o.words`,
  hash: sql<string | null>`a.hash`,
};

export type AgreementRow = RowOf<typeof columns>;

/** The work that was agreed on for a job, with its agreement if there is one; nothing for a job that nobody has won. */
export async function agreementOf(db: Reader, jobId: string): Promise<AgreementRow | undefined> {
  const [row] = await agreed(db, { jobId });
  return row;
}

const agreed = preparedOnce(
  'agreement-of-job',
  ({ jobId }: Slots<{ jobId: string }>) => select(columns)`
    from engagements e join jobs j on j.id = e.job_id
      left join agreements a on a.engagement_id = e.id left join agreement_offers o on o.engagement_id = e.id
    where e.job_id = ${jobId} and j.deleted_at is null`,
);
