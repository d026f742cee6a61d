import { sql } from 'kysely';
import type { ReachedBusiness } from '../../../contract/jobs.ts';
import { pictureAddress } from '../../../contract/pictures.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { select } from '../../platform/db/select-list.ts';
import { haversineOf } from '../../platform/geo/distance-sql.ts';
import type { UserId } from '../../platform/ids.ts';
import { notFound } from '../../platform/refusal.ts';
import type { Market } from '../action.ts';
import { businessesBlockedFor } from '../blocked.ts';
import { ratingColumns, ratingOf } from '../review-summary.ts';
import { cellsInReach, countReach, isWithinRadius, NOBODY, pointOf, takesLeads } from './matching.ts';

/**
 * Who has an own job now: how many they are, and the nearest by name. Of a job that is not open nobody is named.
 * @throws Refusal 'not_found' for a job that is not the viewer's
 */
export async function readReach({ db, clock }: Market, actor: Actor, jobId: string) {
  const job = await ownJobAt(db, { jobId, customerId: actor.userId });
  if (!job) throw notFound();
  const now = clock.now();
  const [reaches, nearest] = await Promise.all([
    countReach(db, [job], now),
    nearestReached(db, { jobId, now, cells: cellsInReach(job) }),
  ]);
  const { now: leadsCount, later: expectedCount } = reaches.get(jobId) ?? NOBODY;
  const businesses = nearest.map(
    (row): ReachedBusiness => ({
      id: row.id,
      name: row.name,
      logo: pictureAddress(row.logo),
      rating: ratingOf(row),
      reviewsCount: row.reviews_count,
    }),
  );
  return { leadsCount, expectedCount, businesses };
}

type Own = { jobId: string; customerId: UserId };

const ownJobAt = async (db: Db, own: Own) => (await ownJob(db, own)).at(0);

const ownJob = preparedOnce('own-job-at', ({ jobId, customerId }: Slots<Own>, db) =>
  db
    .selectFrom('jobs')
    .where('id', '=', jobId)
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .select(['id', 'lat', 'lng']),
);

const reachedColumns = {
  id: sql<string>`b.id`,
  name: sql<string>`b.name`,
  logo: sql<string | null>`b.logo`,
  ...ratingColumns,
};

/** As many as a page shows with their faces. */
const SHOWN = 6;
const outwardOf = (row: string) => ({
  lat: sql.ref(`${row}.outward_lat`),
  lng: sql.ref(`${row}.outward_lng`),
});

/** Nearest first between the middles of outward codes, as in the directory; the package is no part of the order. */
const nearestReached = preparedOnce(
  'nearest-reached',
  ({ jobId, now, cells }: Slots<{ jobId: string; now: Date; cells: number[] }>) => select(reachedColumns)`
    from jobs j
    join service_areas a on a.covers_id in (j.service_id, j.category_id) and a.cell = any(${cells}::int[])
      and ${takesLeads(now, sql.ref('j.open_to_all_from'))} and ${isWithinRadius(pointOf('a'), pointOf('j'))}
      and a.business_id <> all(${businessesBlockedFor(sql`j.customer_id`)})
    join businesses b on b.id = a.business_id
    where j.id = ${jobId} and j.ask_status = 'active' and j.is_offered
    order by ${haversineOf(outwardOf('b'), outwardOf('j'))}, b.id limit ${sql.lit(SHOWN)}`,
);
