import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import { newId } from '../../platform/ids.ts';
import type { PriceRange } from './price-range.ts';

const rangeColumns = {
  service_id: sql<string>`r.service_id`,
  place: sql<string>`r.place`,
  low_pence: sql<number>`r.low_pence`,
  high_pence: sql<number>`r.high_pence`,
  quotes_count: sql<number>`r.quotes_count`,
  counted_until: sql<Date>`r.counted_until`,
};

/** A range that is shown. */
export type ShownRange = RowOf<typeof rangeColumns>;

type AskedService = { serviceId: string; places: string[] };

/** The ranges of a service in any of these places. */
export const shownRanges = preparedOnce(
  'price-ranges',
  ({ serviceId, places }: Slots<AskedService>) => select(rangeColumns)`
    from price_ranges r
    where r.service_id = ${serviceId} and r.place = any(${places}::text[]) and r.ended_at is null`,
);

/** The same of several services. */
export const shownRangesOf = preparedOnce(
  'price-ranges-of-trade',
  ({ serviceIds, places }: Slots<{ serviceIds: string[]; places: string[] }>) => select(rangeColumns)`
    from price_ranges r
    where r.service_id = any(${serviceIds}::uuid[]) and r.place = any(${places}::text[]) and r.ended_at is null`,
);

/** Ids of all work categories. */
export const allCategories = async (db: Reader): Promise<string[]> =>
  (await db.selectFrom('work_categories').select('id').orderBy('id').execute()).map(({ id }) => id);

/**
 * One process at a time counts a category. A customer who posts a job refers to the category and does not wait for this lock.
 */
export const lockCategory = (tx: Tx, id: string) =>
  tx.selectFrom('work_categories').where('id', '=', id).select('id').forNoKeyUpdate().executeTakeFirst();

const acceptedColumns = {
  service_id: sql<string>`j.service_id`,
  outward: sql<string>`j.outward`,
  pence: sql<number>`q.cost_pence`,
  at: sql<Date>`q.decided_at`,
  business_id: sql<string>`q.business_id`,
};

/**
 * The prices for a whole job that were accepted in a category since. Those of a job that an admin deleted later count as
 * well: what a range was counted from must be found again, or the next one could differ from it by one quote.
 */
export async function acceptedIn(db: Reader, { categoryId, since }: { categoryId: string; since: Date }) {
  const { rows } = await select(acceptedColumns)`
    from quotes q join jobs j on j.id = q.job_id
    where q.status = 'accepted' and q.rate_code = 'flat' and q.decided_at > ${since} and j.category_id = ${categoryId}
  `.execute(db);
  return rows;
}

const knownColumns = {
  service_id: sql<string>`r.service_id`,
  place: sql<string>`r.place`,
  counted_from: sql<Date>`r.counted_from`,
  counted_until: sql<Date>`r.counted_until`,
  quotes_count: sql<number>`r.quotes_count`,
  is_shown: sql<boolean>`r.ended_at is null`,
};

/** The ranges of a category that are shown or were counted since. */
export async function knownIn(db: Reader, { categoryId, since }: { categoryId: string; since: Date }) {
  const { rows } = await select(knownColumns)`
    from price_ranges r join services s on s.id = r.service_id
    where s.category_id = ${categoryId} and (r.ended_at is null or r.counted_until > ${since})
  `.execute(db);
  return rows;
}

type Ended = { serviceId: string; places: string[]; now: Date };

export async function endRanges(tx: Tx, { serviceId, places, now }: Ended): Promise<void> {
  if (places.length === 0) return;
  await tx
    .updateTable('price_ranges')
    .set({ ended_at: now })
    .where('service_id', '=', serviceId)
    .where('place', 'in', places)
    .where('ended_at', 'is', null)
    .execute();
}

export async function insertRanges(tx: Tx, serviceId: string, ranges: PriceRange[]): Promise<void> {
  if (ranges.length === 0) return;
  const rows = ranges.map(({ place, from, until, quotesCount, low, high }) => ({
    id: newId(),
    service_id: serviceId,
    place,
    counted_from: new Date(from),
    counted_until: new Date(until),
    quotes_count: quotesCount,
    low_pence: low,
    high_pence: high,
  }));
  await tx.insertInto('price_ranges').values(rows).execute();
}
