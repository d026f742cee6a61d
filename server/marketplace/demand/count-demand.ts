import { sql } from 'kysely';
import { DAY_MS } from '../../platform/clock.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/db.ts';

/** How far back it is counted how often a service was posted. */
const DEMAND_DAYS = 365;
/** Quotes come faster or slower as the market grows: of the first quote the last quarter tells. */
const QUOTED_DAYS = 90;
/** A younger job may still be awarded. */
const SETTLED_DAYS = 30;

/** Counts the figures of the market and the demand for each service again. Safe to do twice, and by two processes at once. */
export const countDemand = (db: Db, now: Date): Promise<void> =>
  inTransaction(db, (tx) => countDemandIn(tx, now));

/** The same in one transaction, for a market that begins with jobs. */
export async function countDemandIn(tx: Tx, now: Date): Promise<void> {
  // One process at a time, and nobody who reads waits.
  await sql`lock table service_demand in share row exclusive mode`.execute(tx);
  await countServices(tx, daysBefore(now, DEMAND_DAYS));
  await countFacts(tx, now);
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

async function countServices(tx: Tx, since: Date): Promise<void> {
  await tx.deleteFrom('service_demand').execute();
  await sql`
    insert into service_demand (service_id, posted)
    select service_id, count(*) from jobs where deleted_at is null and created_at > ${since} group by service_id
  `.execute(tx);
}

async function countFacts(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('market_facts').execute();
  await sql`
    insert into market_facts (name, value, jobs_count)
    select 'jobs-posted', count(*), count(*) from jobs where deleted_at is null
    union all
    select 'first-quote-minutes',
      coalesce(round(percentile_cont(0.5) within group (order by extract(epoch from waited) / 60)), 0), count(*)
    from (
      select min(q.created_at) - j.created_at as waited from jobs j join quotes q on q.job_id = j.id
      where j.deleted_at is null and j.created_at > ${daysBefore(now, QUOTED_DAYS)} group by j.id
    ) first_quotes
    union all
    select 'hired-percent', coalesce(round(100.0 * count(e.id) / nullif(count(*), 0)), 0), count(*)
    from jobs j left join engagements e on e.job_id = j.id
    where j.deleted_at is null
      and j.created_at between ${daysBefore(now, DEMAND_DAYS)} and ${daysBefore(now, SETTLED_DAYS)}
  `.execute(tx);
}
