import { sql } from 'kysely';
import type { BellKind, RateCode } from '../../../../contract/words.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { FreeText } from '../../../platform/db/free-text.ts';
import { type Cursor, PAGE_SIZE, startOf } from '../../../platform/db/page.ts';
import { preparedOnce, type Slots } from '../../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../../platform/db/select-list.ts';
import { businessPlace, customersPlace, isOfVisit, leadOfVisit } from './bell-places.ts';
import { bellOf, group, isTheirs, type Whose } from './whose-bell.ts';

const groupColumns = {
  id: sql<string>`g.id`,
  created_at: sql<Date>`g.created_at`,
  unread: sql<number>`u.unread`,
  job_id: sql<string | null>`j.id`,
  title: sql<FreeText | null>`j.title`,
  job_number: sql<string | null>`j.job_number`,
};

type Asked = Whose & Cursor;

/** Each job by its newest entry, so that a page walks no further back than to its last job. */
const groups = (given: Slots<Asked>, place: typeof customersPlace) => select({
  ...groupColumns,
  place,
  lead_id: sql<string | null>`(
    select l.id from leads l where l.job_id = j.id and l.business_id = ${given.businessId}::uuid)`,
})`
  from (
    select ${group} as id, n.created_at from bell_entries n
    where ${isTheirs(given)} and (n.created_at, ${group}) < (${given.at}::timestamptz, ${given.id}::uuid)
      and not exists (
        select from bell_entries later where ${isTheirs(given, 'later')} and later.job_id = n.job_id
          and (later.created_at, later.id) > (n.created_at, n.id))
    order by n.created_at desc, ${group} desc limit ${sql.lit(PAGE_SIZE + 1)}
  ) g
  cross join lateral (
    select count(*) as unread from bell_entries n
    where (n.job_id = g.id or n.id = g.id) and n.read_at is null and ${isTheirs(given)}
  ) u
  left join jobs j on j.id = g.id left join engagements e on e.job_id = j.id
  order by g.created_at desc, g.id desc`;

const customersGroups = preparedOnce('bell-of-customer', (given: Slots<Asked>) =>
  groups(given, customersPlace),
);
const businessGroups = preparedOnce('bell-of-business', (given: Slots<Asked>) =>
  groups(given, businessPlace(given.businessId)),
);

export type GroupRow = Awaited<ReturnType<typeof customersGroups>>[number];

/** The jobs that the bell tells of, that of the newest news first, one more than a page. */
export const bellGroups = (db: Db, actor: Actor, after: Cursor | null): Promise<GroupRow[]> =>
  (actor.businessId ? businessGroups : customersGroups)(db, { ...bellOf(actor), ...startOf(after) });

/** The most that is listed of one job. */
const MOST_ENTRIES = 20;

const entryColumns = {
  group_id: sql<string>`g.id`,
  id: sql<string>`n.id`,
  kind: sql<BellKind>`n.kind`,
  created_at: sql<Date>`n.created_at`,
  is_unread: sql<boolean>`n.read_at is null`,
  cost_pence: sql<number | null>`q.cost_pence`,
  rate_code: sql<RateCode | null>`q.rate_code`,
  rating: sql<number | null>`r.rating`,
  business_name: sql<string | null>`b.name`,
  customer_name: sql<string | null>`c.first_name || ' ' || c.last_name`,
  /** Of a message or a visit: the lead by which its conversation goes. */
  conversation_id: sql<string | null>`
    case when j.deleted_at is null then case when ${isOfVisit} then l.id else t.lead_id end end`,
};

export type EntryRow = RowOf<typeof entryColumns>;

/** What it says of these jobs. */
export const bellEntries = (db: Db, actor: Actor, groupIds: string[]): Promise<EntryRow[]> =>
  entriesOf(db, { ...bellOf(actor), groupIds });

const entriesOf = preparedOnce(
  'bell-entries',
  (given: Slots<Whose & { groupIds: string[] }>) => select(entryColumns)`
  from unnest(${given.groupIds}::uuid[]) as g (id)
  cross join lateral (
    select * from bell_entries n where (n.job_id = g.id or n.id = g.id) and ${isTheirs(given)}
    order by n.created_at desc, n.id desc limit ${sql.lit(MOST_ENTRIES)}
  ) n
  left join quotes q on q.id = n.subject_id and n.kind like 'quote-%'
  left join reviews r on r.id = n.subject_id and n.kind = 'review-received'
  left join messages m on m.id = n.subject_id and n.kind = 'message-received'
  left join conversations t on t.lead_id = m.lead_id and t.account_id = n.account_id
  left join leads l on l.id = coalesce(
    m.lead_id, case when n.kind = 'interested' then n.subject_id when ${isOfVisit} then ${leadOfVisit} end)
  left join jobs j on j.id = n.job_id left join engagements e on e.job_id = j.id
  left join businesses b on b.id = coalesce(q.business_id, l.business_id, e.business_id)
  left join accounts c on c.id = j.customer_id
  order by n.created_at desc, n.id desc`,
);
