import { sql } from 'kysely';
import { preparedEach, type Slots } from '../../platform/db/prepared-statements.ts';
import { select } from '../../platform/db/select-list.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import { itsEngagement } from '../engagements/index.ts';
import { itsParts, toComeColumns } from './visit.queries.ts';

type Asked = { businessId: BusinessId; accountId: UserId; from: Date; until: Date };
type Way = { isField: boolean };

/** More than anybody reads on one page. */
const MOST = sql.lit(1000);

/** SQL: a field member reads of what they are chosen for, and of no more. */
const isTheirs = ({ isField }: Way, { accountId }: Slots<Asked>) =>
  isField
    ? sql`v.member_id = ${accountId} and e.status = 'progress' and e.business_id = v.business_id`
    : sql`true`;

/** The visits of a business that are agreed on or proposed for some time in between, the soonest first. */
export const visitsBetween = preparedEach(
  'visits-between',
  (way: Way, asked: Slots<Asked>) => select(toComeColumns)`
    from visits v ${itsParts} join leads l on l.id = v.lead_id join jobs j on j.id = l.job_id ${itsEngagement}
    join accounts c on c.id = j.customer_id join businesses b on b.id = l.business_id
    where v.business_id = ${asked.businessId} and j.deleted_at is null and ${isTheirs(way, asked)}
      and (v.starts_at is not null and v.status = 'agreed' and v.starts_at < ${asked.until} and v.ends_at > ${asked.from}
        or v.status = 'proposed' and exists (
          select from unnest(p.starts_at) as t (at) where t.at >= ${asked.from} and t.at < ${asked.until}))
    order by coalesce(v.starts_at, p.starts_at[1]), v.id limit ${MOST}`,
);
