import { sql } from 'kysely';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';

/**
 * Locks the jobs on which a customer and a business can have to do with each other, in the order of their ids: a block comes
 * before or after every act on one of them.
 */
export const lockJobsBetween = preparedOnce(
  'lock-jobs-between',
  ({ customerId, businessId }: Slots<{ customerId: UserId; businessId: BusinessId }>) => sql`
    select from jobs j
    where j.customer_id = ${customerId} and (j.ask_status = 'active' or exists (
      select from engagements e where e.job_id = j.id and e.business_id = ${businessId}))
    order by j.id for update`,
);
