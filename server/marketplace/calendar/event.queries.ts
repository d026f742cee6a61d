import { type RawBuilder, sql } from 'kysely';
import type { VisitKind, VisitStatus } from '../../../contract/visit-words.ts';
import type { Reader } from '../../platform/db/db.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { itsEngagement } from '../engagements/index.ts';

/** What a calendar says of the visit `v`: to its customer, or to its business. */
const columnsFor = (isCustomer: RawBuilder<boolean>) => ({
  id: sql<string>`v.id`,
  kind: sql<VisitKind>`v.kind`,
  status: sql<VisitStatus>`v.status`,
  revision: sql<number>`v.revision`,
  starts_at: sql<Date>`v.starts_at`,
  ends_at: sql<Date>`v.ends_at`,
  changed_at: sql<Date>`v.changed_at`,
  lead_id: sql<string>`v.lead_id`,
  title: sql<FreeText>`j.title`,
  town: sql<string>`j.town`,
  outward: sql<string>`j.outward`,
  postcode: sql<string>`j.postcode`,
  business_id: sql<BusinessId>`v.business_id`,
  winner_id: sql<BusinessId | null>`e.business_id`,
  other_name: sql<string>`case when ${isCustomer} then b.name else c.first_name || ' ' || c.last_name end`,
  member_name: sql<string | null>`m.first_name || ' ' || m.last_name`,
  is_customer: isCustomer,
});

export type EventRow = RowOf<ReturnType<typeof columnsFor>>;

// Each job by its key (`limit 1` keeps the planner to that): reading tens of thousands to find 2,000 takes longer than all the rest.
const itsParts = sql`
  left join lateral (select * from jobs one where one.id = v.job_id limit 1) j on true ${itsEngagement}
  left join accounts c on c.id = j.customer_id left join businesses b on b.id = v.business_id
  left join accounts m on m.id = v.member_id`;

/** How long a visit that was moved away from its time or cancelled is said to be so; programs look every few hours. */
const SAID_OFF = sql.lit('30 days');
/** What has been stays for a year. */
const SAID_PAST = sql.lit('365 days');
const MOST_EVENTS = sql.lit(2000);

type Asked = { hash: Buffer; now: Date };

/** SQL: of the visits `v` those that had a time which was agreed on, lately enough to be told of. */
const told = (now: Slots<Asked>['now']) => sql`v.starts_at is not null and (
  v.status = 'agreed' and v.ends_at > ${now}::timestamptz - ${SAID_PAST}::interval
  or v.status <> 'agreed' and v.changed_at > ${now}::timestamptz - ${SAID_OFF}::interval)`;

const newest = sql`order by starts_at desc, id limit ${MOST_EVENTS}`;

/** A person without visits is a row in which all of these are null. */
const found = {
  ...columnsFor(sql`v.is_customer`),
  id: sql<string | null>`v.id`,
  is_hidden: sql<boolean>`(j.deleted_at is not null
    or v.is_field and (e.business_id is distinct from v.business_id or e.status <> 'progress'))`,
};

/**
 * Whose calendar an address leads to, and the visits in it: one row without a visit where there is none, and no row for an address
 * that nobody has. Who is in several businesses has the visits of all; a field member has those that they come to. The visits of
 * each side are taken from an index before anything is joined to them.
 */
const eventsAt = preparedOnce(
  'calendar-feed',
  ({ hash, now }: Slots<Asked>) => select(found)`
    from calendar_feeds f join accounts a on a.id = f.account_id and a.is_active
    left join lateral (
      (select v.*, true as is_customer, false as is_field from visits v
        where v.customer_id = f.account_id and ${told(now)} ${newest})
      union all
      select of_business.*, false, team.role = 'field' from members team cross join lateral (
        select v.* from visits v where v.business_id = team.business_id and ${told(now)}
          and (team.role <> 'field' or v.member_id = team.account_id) ${newest}) of_business
      where team.account_id = f.account_id
      ${newest}
    ) v on true ${itsParts}
    where f.token_hash = ${hash}
    order by v.starts_at, v.id`,
);

/** The visits of the calendar at an address, the soonest first; null for an address that nobody has. */
export async function eventsOfFeed(db: Reader, asked: Asked): Promise<EventRow[] | null> {
  const rows = await eventsAt(db, asked);
  return rows.length === 0 ? null : rows.filter(isShown);
}

const isShown = (row: RowOf<typeof found>): row is RowOf<typeof found> & EventRow =>
  row.id !== null && !row.is_hidden;

const leadOf = { lead_id: sql<string>`v.lead_id` };

/** The lead of a visit that was agreed on at some time. */
export async function leadOfEvent(db: Reader, id: string): Promise<string | undefined> {
  const { rows } = await select(leadOf)`
    from visits v where v.id = ${id} and v.starts_at is not null`.execute(db);
  return rows[0]?.lead_id;
}

/** One visit as a calendar says it; the caller has checked that the viewer may know of it. */
export async function eventOfVisit(
  db: Reader,
  { id, isCustomer }: { id: string; isCustomer: boolean },
): Promise<EventRow | undefined> {
  const columns = columnsFor(sql`${isCustomer}::boolean`);
  const { rows } = await select(columns)`from visits v ${itsParts} where v.id = ${id}`.execute(db);
  return rows[0];
}
