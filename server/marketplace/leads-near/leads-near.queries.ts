import { sql } from 'kysely';
import { LEAD_RADIUS_KM } from '../../../contract/reach.ts';
import { type Db, inTransaction, type Reader, type Tx } from '../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { select } from '../../platform/db/select-list.ts';
import { haversineOf } from '../../platform/geo/distance-sql.ts';
import { haversineBound, type Point } from '../../platform/geo/grid.ts';

const columns = {
  jobs: sql<number>`coalesce(sum(d.jobs), 0)::int`,
  premium_jobs: sql<number>`coalesce(sum(d.premium_jobs), 0)::int`,
};

type Around = Point & { categoryId: string };

const around = preparedOnce('demand-around', ({ categoryId, lat, lng }: Slots<Around>) => {
  const at = { lat: sql`${lat}::float8`, lng: sql`${lng}::float8` };
  const spot = { lat: sql.ref('d.lat'), lng: sql.ref('d.lng') };
  return select(columns)`
    from demand d
    where d.category_id = ${categoryId}
      and ${haversineOf(spot, at)} <= ${sql.lit(haversineBound(LEAD_RADIUS_KM))}::float8`;
});

/** The jobs of a trade within reach of a point, by the middles of their outward codes: some three thousand rows at most. */
export const jobsAround = async (db: Reader, asked: Around) =>
  (await around(db, asked)).at(0) ?? { jobs: 0, premium_jobs: 0 };

export const recountDemand = (db: Db, since: Date): Promise<void> =>
  inTransaction(db, (tx) => writeDemand(tx, since));

/**
 * Counts the jobs posted since. One process at a time, and readers see the counts of before until it is done. A job that an
 * admin has switched off or deleted was none.
 */
export async function writeDemand(tx: Tx, since: Date): Promise<void> {
  await sql`lock table demand in share row exclusive mode`.execute(tx);
  await sql`delete from demand`.execute(tx);
  await sql`
    insert into demand (category_id, lat, lng, jobs, premium_jobs)
    select category_id, outward_lat, outward_lng, count(*), count(*) filter (where tier = 'premium')
    from jobs
    where created_at > ${since} and is_active and deleted_at is null
    group by category_id, outward_lat, outward_lng`.execute(tx);
}
