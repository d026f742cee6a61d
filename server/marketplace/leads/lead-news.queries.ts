import { type RawBuilder, sql } from 'kysely';
import { COUNTED_TO } from '../../../contract/counted.ts';
import { preparedOnce, type Slots, theOnly } from '../../platform/db/prepared-statements.ts';
import { select } from '../../platform/db/select-list.ts';
import type { UserId } from '../../platform/ids.ts';
import { hasAccess } from '../billing/index.ts';
import { businessReading } from '../businesses/index.ts';
import { counted, type DashboardPart, type SaysAtDashboard } from '../dashboard-part.ts';
import { isInterestAlive } from '../jobs/index.ts';
import {
  type InReach,
  isOfCategory,
  isOfServices,
  isUnanswered,
  keptBy,
  reached,
  reachOf,
} from './inbox.queries.ts';

/**
 * New leads: those of the inbox that nobody of the business has been shown, and those that were first shown after this person
 * had last looked. What waits are those since the look before this visit that they have not opened: the rows that are marked
 * new, and those of further pages. A lead that is marked Interested waits for a quote.
 */
export const leadsAtDashboard: SaysAtDashboard = async (
  db,
  { actor, since, visit, opened, now },
): Promise<DashboardPart> => {
  const viewer = await businessReading(db, actor);
  if (!hasAccess(viewer, now)) return { tabs: { leads: { count: 0, newest: null } } };
  const { serviceIds, categoryId } = viewer;
  const given = { ...reachOf(viewer, now), since: since.leads, visit: visit.leads, opened };
  const row = theOnly(
    serviceIds.length > 0
      ? await byServices(db, { ...given, serviceIds })
      : await byCategory(db, { ...given, categoryId }),
  );
  return {
    tabs: { leads: { count: row.count, newest: row.newest } },
    waits: { 'new-leads': row.unopened, 'leads-to-quote': row.to_quote },
    newLeads: { since: visit.leads.toISOString(), opened: row.opened },
  };
};

type Given = InReach & { since: Date; visit: Date; opened: readonly string[] };

/** The inbox is looked through this far down, from its newest job. */
const MOST_LOOKED_AT = 2 * COUNTED_TO;

const byServices = preparedOnce('new-leads', (given: Slots<Given & { serviceIds: string[] }>) =>
  news(given, isOfServices(given)),
);
const byCategory = preparedOnce('new-leads', (given: Slots<Given & { categoryId: string | null }>) =>
  news(given, isOfCategory(given)),
);

const columns = ({ id, since, opened }: Slots<Given>) => {
  const isUnseen = sql`n.at is null or n.at > ${since}`;
  const isOpened = sql`n.id = any(${opened}::uuid[])`;
  return {
    count: sql<number>`count(*) filter (where ${isUnseen})`,
    newest: sql<Date | null>`max(n.at) filter (where ${isUnseen})`,
    unopened: sql<number>`count(*) filter (where n.id is null or not ${isOpened})`,
    opened: sql<string[]>`coalesce(array_agg(n.id) filter (where ${isOpened}), '{}')`,
    to_quote: counted(sql`select ${keptBy(id)}`),
  };
};

const news = (given: Slots<Given>, isTheirWork: RawBuilder<unknown>) => select(columns(given))`
  from (
    select l.id, l.created_at as at
    from (
      ${reached(given, isTheirWork)} order by j.created_at desc, j.id desc limit ${sql.lit(MOST_LOOKED_AT)}
    ) j
    left join lateral (
      select l.id, l.status, l.interested_at, l.parted_at, l.created_at from leads l
      where l.business_id = ${given.id} and l.job_id = j.id offset 0
    ) l on true
    where l.id is null or (${isUnanswered} and l.created_at > ${given.visit})
  ) n`;

/** Businesses that marked interest in an open job of the customer. */
export const interestAtDashboard: SaysAtDashboard = async (db, { actor, since, visit }) => {
  const given = { customerId: actor.userId, since: since.jobs, visit: visit.jobs };
  const { count, newest, in_visit } = theOnly(await newInterest(db, given));
  return { tabs: { jobs: { count, newest } }, waits: { 'new-interest': in_visit } };
};

type Interest = { customerId: UserId; since: Date; visit: Date };

const tally = ({ since }: Slots<Interest>) => ({
  count: sql<number>`count(*) filter (where n.at > ${since})`,
  newest: sql<Date | null>`max(n.at) filter (where n.at > ${since})`,
  in_visit: sql<number>`count(*)`,
});

const newInterest = preparedOnce(
  'new-interest',
  (given: Slots<Interest>) => select(tally(given))`
  from (
    select l.interested_at as at from jobs j join leads l on l.job_id = j.id
    where j.customer_id = ${given.customerId} and j.ask_status = 'active' and j.deleted_at is null
      and ${isInterestAlive} and l.parted_at is null and l.interested_at > ${given.visit}
    order by l.interested_at desc limit ${sql.lit(COUNTED_TO)}
  ) n`,
);
