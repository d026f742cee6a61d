import { type Db, inTransaction, type Tx } from '../../platform/db/db.ts';
import { acceptedPrices } from './accepted-prices.ts';
import { areaOf } from './price-place.ts';
import { COUNTED_MS, nextRanges } from './price-range.ts';
import {
  acceptedIn,
  allCategories,
  endRanges,
  insertRanges,
  knownIn,
  lockCategory,
} from './price.queries.ts';

/** Counts the price ranges of every service again. Safe to do twice, and by two processes at once. */
export async function refreshPriceGuides(db: Db, now: Date): Promise<void> {
  for (const categoryId of await allCategories(db))
    await inTransaction(db, (tx) => refreshCategory(tx, categoryId, now));
}

/** The same in one transaction, for a market that begins with jobs. */
export async function firstPriceGuides(tx: Tx, now: Date): Promise<void> {
  for (const categoryId of await allCategories(tx)) await refreshCategory(tx, categoryId, now);
}

async function refreshCategory(tx: Tx, categoryId: string, now: Date): Promise<void> {
  await lockCategory(tx, categoryId);
  const ago = (ms: number) => new Date(now.getTime() - ms);
  // A range of a year ago was counted from quotes of the year before it.
  const accepted = Map.groupBy(await acceptedIn(tx, { categoryId, since: ago(2 * COUNTED_MS) }), ofService);
  const known = Map.groupBy(await knownIn(tx, { categoryId, since: ago(COUNTED_MS) }), ofService);
  for (const serviceId of new Set([...accepted.keys(), ...known.keys()])) {
    const prices = acceptedPrices((accepted.get(serviceId) ?? []).map(priceOf));
    const { publish, withdraw } = nextRanges(
      prices,
      (known.get(serviceId) ?? []).map(rangeOf),
      now.getTime(),
    );
    const places = [...publish, ...withdraw].map(({ place }) => place);
    await endRanges(tx, { serviceId, places, now });
    await insertRanges(tx, serviceId, publish);
  }
}

const ofService = ({ service_id: serviceId }: { service_id: string }) => serviceId;

type Accepted = Awaited<ReturnType<typeof acceptedIn>>[number];

const priceOf = ({ outward, pence, at, business_id: businessId }: Accepted) => ({
  area: areaOf(outward) ?? '',
  pence,
  at: at.getTime(),
  businessId,
});

const rangeOf = (row: Awaited<ReturnType<typeof knownIn>>[number]) => ({
  place: row.place,
  from: row.counted_from.getTime(),
  until: row.counted_until.getTime(),
  quotesCount: row.quotes_count,
  isShown: row.is_shown,
});
