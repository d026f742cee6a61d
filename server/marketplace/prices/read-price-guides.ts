import type { PriceGuide, ServicePrice } from '../../../contract/prices.ts';
import type { Area } from '../../platform/geo/places.ts';
import { isId } from '../../platform/ids.ts';
import { dayInLondon } from '../../platform/london.ts';
import { toPounds } from '../../platform/money.ts';
import { notFound } from '../../platform/refusal.ts';
import type { Market } from '../action.ts';
import { offeredTrade } from '../catalogue/index.ts';
import { areaOf, namedPlace, NATION, placesOfArea } from './price-place.ts';
import { type ShownRange, shownRanges, shownRangesOf } from './price.queries.ts';
import { TYPICAL_AS_OF, typicalPrice } from './typical-prices.ts';

type Asked = { postcode?: string | undefined };

/** What work of a service costs, of the smallest place of which enough is known; null where nothing is. */
export async function readServicePrice(
  { db, placesOn }: Market,
  { id, postcode }: Asked & { id: string },
): Promise<PriceGuide | null> {
  // Upper case is the same id.
  const serviceId = id.toLowerCase();
  if (!isId(serviceId)) return null;
  const places = placesAsked(postcode);
  const ranges = await shownRanges(db, { serviceId, places });
  return guideOf(serviceId, { ranges, places, areas: placesOn(db).areas() });
}

/**
 * The same of all services of a trade of which something is known, in their order.
 * @throws Refusal 'not_found' for a trade that is not on offer
 */
export async function readTradePrices(
  { db, placesOn }: Market,
  { trade: slug, postcode = '' }: Asked & { trade: string },
): Promise<ServicePrice[]> {
  const trade = await offeredTrade(db, slug);
  if (!trade) throw notFound();
  return pricesOfServices({ db, placesOn }, { services: trade.services, area: areaOf(postcode) });
}

type OfServices = { services: readonly { id: string; name: string }[]; area?: string | undefined };

/** The same of services that are known already, near an area or in the whole country. */
export async function pricesOfServices(
  { db, placesOn }: Pick<Market, 'db' | 'placesOn'>,
  { services, area }: OfServices,
): Promise<ServicePrice[]> {
  const places = area ? placesOfArea(area) : [NATION];
  const serviceIds = services.map(({ id }) => id);
  const ranges = await shownRangesOf(db, { serviceIds, places });
  const byService = Map.groupBy(ranges, (range) => range.service_id);
  return services.flatMap(({ id, name }) => {
    const known = { ranges: byService.get(id) ?? [], places, areas: placesOn(db).areas() };
    const guide = guideOf(id, known);
    return guide ? [{ service: { id, name }, guide }] : [];
  });
}

/** What these services cost in the whole country, by the id of the service. */
export async function priceGuidesOf(
  { db, placesOn }: Market,
  serviceIds: string[],
): Promise<Map<string, PriceGuide>> {
  const places = placesAsked();
  const ranges = Map.groupBy(await shownRangesOf(db, { serviceIds, places }), (range) => range.service_id);
  const known = (id: string) => ({ ranges: ranges.get(id) ?? [], places, areas: placesOn(db).areas() });
  const guides = serviceIds.map((id) => [id, guideOf(id, known(id))] as const);
  return new Map(guides.flatMap(([id, guide]) => (guide ? [[id, guide] as const] : [])));
}

/** From the smallest place to the largest. */
function placesAsked(postcode = ''): string[] {
  const area = areaOf(postcode);
  return area ? placesOfArea(area) : [NATION];
}

type Known = { ranges: ShownRange[]; places: string[]; areas: readonly Area[] };

function guideOf(serviceId: string, { ranges, places, areas }: Known): PriceGuide | null {
  const [range] = places.flatMap((place) => ranges.filter((one) => one.place === place));
  if (!range) return typicalGuide(serviceId);
  return {
    basis: 'accepted',
    low: toPounds(range.low_pence),
    high: toPounds(range.high_pence),
    quotesCount: range.quotes_count,
    place: namedPlace(range.place, areas),
    unit: null,
    asOf: dayInLondon(range.counted_until),
  };
}

function typicalGuide(serviceId: string): PriceGuide | null {
  const price = typicalPrice(serviceId);
  if (!price) return null;
  const { low, high, unit } = price;
  return { basis: 'typical', low, high, quotesCount: null, place: null, unit, asOf: TYPICAL_AS_OF };
}
