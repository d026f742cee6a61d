import { fieldSentences as say } from '../../../contract/copy.ts';
import type { AreaPage, FoundBusinesses, TradePage } from '../../../contract/directory.ts';
import { readOutward } from '../../../contract/postcode.ts';
import { invalid, notFound } from '../../platform/refusal.ts';
import type { Market } from '../action.ts';
import { type OfferedTrade, offeredTrade } from '../catalogue/index.ts';
import { cellsOfAreas, countByArea, nearestOf, slugOf } from './areas.ts';
import { page, readCursor } from './directory-page.ts';
import {
  type AskedFrom,
  listedAround,
  newestWorkAround,
  newestWorkIn,
  spotsInCells,
  spotsOfTrade,
} from './directory.queries.ts';
import { areaView, listedView, tradeView } from './directory.views.ts';

/**
 * A trade in the whole country.
 * @throws Refusal 'not_found' for one that is not on offer
 */
export async function readTrade(market: Market, slug: string): Promise<TradePage> {
  const { db, clock } = market;
  const trade = await tradeOnOffer(market, slug);
  const asked = { categoryId: trade.id, now: clock.now() };
  const [spots, reviews] = await Promise.all([spotsOfTrade(db, asked), newestWorkIn(db, asked)]);
  const businessesCount = spots.reduce((sum, { count }) => sum + count, 0);
  const counts = countByArea(areasOf(market), spots);
  const areas = areasOf(market).flatMap((area) => {
    const count = counts.get(area.code);
    return count ? [areaView(area, count)] : [];
  });
  return { trade: tradeView(trade), services: trade.services, businessesCount, areas, reviews };
}

type AskedArea = { trade: string; area: string; cursor?: string | undefined };

const SHOWN_AROUND = 8;
/** Of these the nearest that somebody serves are shown. */
const LOOKED_AROUND = 24;

/**
 * A trade in one area.
 * @throws Refusal 'not_found' when nobody serves it
 */
export async function readTradeInArea(market: Market, given: AskedArea): Promise<AreaPage> {
  const { db, clock } = market;
  const cursor = readCursor(given.cursor);
  const trade = await tradeOnOffer(market, given.trade);
  const area = areasOf(market).find((one) => slugOf(one) === given.area);
  if (!area) throw notFound();
  const asked = { categoryId: trade.id, now: clock.now(), centre: { lat: area.lat, lng: area.lng } };
  const near = nearestOf(areasOf(market), area).slice(0, LOOKED_AROUND);
  const [spots, listed, reviews] = await Promise.all([
    spotsInCells(db, { ...asked, cells: cellsOfAreas(near) }),
    listedPage(market, asked, cursor),
    newestWorkAround(db, asked),
  ]);
  if (listed.businessesCount === 0) throw notFound();
  const counts = countByArea(areasOf(market), spots);
  const around = near
    .flatMap((one) => (counts.has(one.code) ? [areaView(one, counts.get(one.code) ?? 0)] : []))
    .slice(0, SHOWN_AROUND);
  return {
    trade: tradeView(trade),
    services: trade.services,
    area: { slug: slugOf(area), name: area.name, code: area.code },
    ...listed,
    around,
    reviews,
  };
}

type Search = { trade: string; postcode: string; cursor?: string | undefined };

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
  return {
    trade: tradeView(trade),
    place: { outward: place.outward, town: place.town },
    ...(await listedPage(market, asked, cursor)),
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

async function listedPage({ db }: Market, asked: AskedFrom, cursor: ReturnType<typeof readCursor>) {
  const { rows, count } = await listedAround(db, asked, cursor);
  const { rows: shown, next } = page(rows);
  return { businessesCount: count, businesses: shown.map(listedView), next };
}
