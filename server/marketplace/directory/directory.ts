import { fieldSentences as say } from '../../../contract/copy.ts';
import type { AreaPage, FoundBusinesses, ListedTrade, TradePage } from '../../../contract/directory.ts';
import { readOutward } from '../../../contract/postcode.ts';
import { invalid, notFound } from '../../platform/refusal.ts';
import type { Market } from '../action.ts';
import { type OfferedTrade, offeredTrade } from '../catalogue/index.ts';
import { pricesOfServices } from '../prices/index.ts';
import {
  cellsOfAreas,
  countByArea,
  countFarther,
  type NearArea,
  nearestOf,
  nearestTo,
  slugOf,
} from './areas.ts';
import { page, readCursor } from './directory-page.ts';
import {
  listedTrades,
  newestWorkAround,
  newestWorkIn,
  type Spot,
  spotsInCells,
  spotsOfTrade,
} from './directory.queries.ts';
import {
  areaView,
  type Filters,
  listedTradeView,
  listedView,
  shownPrices,
  tradeView,
  wantedOf,
} from './directory.views.ts';
import { bestByTown, listedAround } from './listed.queries.ts';
import type { AskedFrom } from './who-is-listed.ts';

/** All trades on offer, the most wanted first. */
export async function readTrades({ db, clock }: Market): Promise<{ trades: ListedTrade[] }> {
  const rows = await listedTrades(db, { now: clock.now() });
  return { trades: rows.map(listedTradeView) };
}

/**
 * A trade in the whole country.
 * @throws Refusal 'not_found' for one that is not on offer
 */
export async function readTrade(market: Market, slug: string): Promise<TradePage> {
  const { db, clock } = market;
  const trade = await tradeOnOffer(market, slug);
  const asked = { categoryId: trade.id, now: clock.now() };
  const [spots, best, reviews, prices] = await Promise.all([
    spotsOfTrade(db, asked),
    bestByTown(db, asked),
    newestWorkIn(db, asked),
    pricesOfServices(market, trade),
  ]);
  const businessesCount = spots.reduce((sum, { count }) => sum + count, 0);
  const counts = countByArea(areasOf(market), spots);
  const areas = areasOf(market).flatMap((area) => {
    const count = counts.get(area.code);
    return count ? [areaView(area, count, null)] : [];
  });
  return {
    trade: tradeView(trade),
    services: trade.services,
    businessesCount,
    businesses: best.map((row) => listedView({ ...row, distance: null })),
    areas,
    reviews,
    prices: shownPrices(prices),
  };
}

type AskedArea = Filters & { trade: string; area: string; cursor?: string | undefined };

const SHOWN_AROUND = 8;
/** Of these the nearest that somebody serves are shown; where nobody serves an area, of all. */
const LOOKED_AROUND = 24;

/**
 * A trade in one area. Where nobody serves it, it says how many are a little farther off, and where the nearest are.
 * @throws Refusal 'not_found' for an area that is none, or a trade that is not on offer
 */
export async function readTradeInArea(market: Market, given: AskedArea): Promise<AreaPage> {
  const { db, clock } = market;
  const cursor = readCursor(given.cursor);
  const trade = await tradeOnOffer(market, given.trade);
  const area = areasOf(market).find((one) => slugOf(one) === given.area);
  if (!area) throw notFound();
  const asked = { categoryId: trade.id, now: clock.now(), centre: { lat: area.lat, lng: area.lng } };
  const near = nearestOf(areasOf(market), area).slice(0, LOOKED_AROUND);
  const [spots, listed, reviews, prices] = await Promise.all([
    spotsInCells(db, { ...asked, cells: cellsOfAreas(near) }),
    listedPage(market, asked, { wanted: wantedOf(given), cursor }),
    newestWorkAround(db, asked),
    pricesOfServices(market, { services: trade.services, area: area.code }),
  ]);
  const { all, fartherCount } = await besidesNobody(db, asked, listed);
  const around = all
    ? servedOf(nearestOf(areasOf(market), area), { market, spots: all })
    : servedOf(near, { market, spots });
  return {
    trade: tradeView(trade),
    services: trade.services,
    area: { slug: slugOf(area), name: area.name, code: area.code },
    ...listed,
    fartherCount,
    around,
    reviews,
    prices: shownPrices(prices),
  };
}

/** The first of these areas that somebody at these spots serves. */
function servedOf(areas: readonly NearArea[], { market, spots }: { market: Market; spots: Spot[] }) {
  const counts = countByArea(areasOf(market), spots);
  return areas
    .flatMap(({ area, km }) =>
      counts.has(area.code) ? [areaView(area, counts.get(area.code) ?? 0, km)] : [],
    )
    .slice(0, SHOWN_AROUND);
}

type Search = Filters & { trade: string; postcode: string; cursor?: string | undefined };

/**
 * Who of a trade is near a post code, of which the first half is enough.
 * @throws Refusal 'invalid' for what is no post code of ours; 'not_found' for a trade that is not on offer
 */
export async function findBusinesses(market: Market, given: Search): Promise<FoundBusinesses> {
  const { db, clock, placesOn } = market;
  const cursor = readCursor(given.cursor);
  const trade = await tradeOnOffer(market, given.trade);
  const outward = readOutward(given.postcode);
  const place = outward && (await placesOn(db).find(`${outward} ${ANY_INWARD}`));
  if (!place) throw invalid({ postcode: [say.postcode] });
  const asked = { categoryId: trade.id, now: clock.now(), centre: place.centre };
  const near = nearestTo(areasOf(market), place.centre).slice(0, LOOKED_AROUND);
  const [spots, listed] = await Promise.all([
    spotsInCells(db, { ...asked, cells: cellsOfAreas(near) }),
    listedPage(market, asked, { wanted: wantedOf(given), cursor }),
  ]);
  const { fartherCount } = await besidesNobody(db, asked, listed);
  return {
    trade: tradeView(trade),
    place: { outward: place.outward, town: place.town },
    ...listed,
    fartherCount,
    around: servedOf(near, { market, spots }),
  };
}

/** The middle of an outward code is the same whatever stands behind it. */
const ANY_INWARD = '1AA';

async function tradeOnOffer({ db }: Market, slug: string): Promise<OfferedTrade> {
  const trade = await offeredTrade(db, slug);
  if (!trade) throw notFound();
  return trade;
}

const areasOf = ({ db, placesOn }: Market) => placesOn(db).areas();

/** Where nobody is around: where all of the trade are, and how many of them are a little farther off. */
async function besidesNobody(
  db: Market['db'],
  asked: AskedFrom,
  { businessesCount }: { businessesCount: number },
) {
  if (businessesCount > 0) return { all: null, fartherCount: null };
  const all = await spotsOfTrade(db, asked);
  return { all, fartherCount: countFarther(all, asked.centre) };
}

type From = Parameters<typeof listedAround>[2];

async function listedPage({ db }: Market, asked: AskedFrom, from: From) {
  const { rows, aroundCount, ...counts } = await listedAround(db, asked, from);
  const { rows: shown, next } = page(rows);
  return { businessesCount: aroundCount, ...counts, businesses: shown.map(listedView), next };
}
