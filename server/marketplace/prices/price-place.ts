import { readOutward } from '../../../contract/postcode.ts';
import type { PriceLevel } from '../../../contract/prices.ts';
import type { Area } from '../../platform/geo/places.ts';

/**
 * The places that have price ranges, each by a key: a post code area by its letters, a region by its word, the whole
 * country. An area belongs to the region of the town that it is named after, although some cross a border.
 */
export const NATION = 'uk';

const REGIONS: Record<string, { name: string; areas: string }> = {
  london: { name: 'London', areas: 'BR CR E EC EN HA IG KT N NW SE SM SW TW UB W WC' },
  'south-east': { name: 'the South East', areas: 'BN CT DA GU HP ME MK OX PO RG RH SL SO TN' },
  'south-west': { name: 'the South West', areas: 'BA BH BS DT EX GL PL SN SP TA TQ TR' },
  east: { name: 'the East of England', areas: 'AL CB CM CO IP LU NR PE RM SG SS WD' },
  'east-midlands': { name: 'the East Midlands', areas: 'DE LE LN NG NN' },
  'west-midlands': { name: 'the West Midlands', areas: 'B CV DY HR ST SY TF WR WS WV' },
  'yorkshire-humber': { name: 'Yorkshire and the Humber', areas: 'BD DN HD HG HU HX LS S WF YO' },
  'north-west': { name: 'the North West', areas: 'BB BL CA CH CW FY L LA M OL PR SK WA WN' },
  'north-east': { name: 'the North East', areas: 'DH DL NE SR TS' },
  scotland: { name: 'Scotland', areas: 'AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE' },
  wales: { name: 'Wales', areas: 'CF LD LL NP SA' },
  'northern-ireland': { name: 'Northern Ireland', areas: 'BT' },
  islands: { name: 'the Channel Islands and the Isle of Man', areas: 'GY IM JE' },
};

const REGION_OF = new Map(
  Object.entries(REGIONS).flatMap(([key, { areas }]) => areas.split(' ').map((area) => [area, key] as const)),
);

/** The key of the area's region; nothing for an area that we do not know. */
export const regionOf = (area: string): string | undefined => REGION_OF.get(area);

/** The places that something in this area counts for, smallest first. */
export function placesOfArea(area: string): string[] {
  const region = regionOf(area);
  return region ? [area, region, NATION] : [NATION];
}

/** The letters of a post code's area, of which the first half is enough; nothing for what is no post code. */
export const areaOf = (postcode: string): string | undefined => readOutward(postcode)?.match(/^[A-Z]+/)?.[0];

/** Whether all that counts for the first place counts for the second one too. */
export const isWithin = (place: string, around: string): boolean =>
  place === around || around === NATION || regionOf(place) === around;

/** The places around this one, without itself. */
export const placesAround = (place: string): string[] =>
  place === NATION ? [] : place in REGIONS ? [NATION] : placesOfArea(place).slice(1);

export function namedPlace(place: string, areas: readonly Area[]): { level: PriceLevel; name: string } {
  if (place === NATION) return { level: 'nation', name: 'the UK' };
  const region = REGIONS[place];
  if (region) return { level: 'region', name: region.name };
  return { level: 'area', name: areas.find(({ code }) => code === place)?.name ?? place };
}
