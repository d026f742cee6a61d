import type { UserId } from '../../../platform/ids.ts';
import { fixedId } from '../../fixed-id.ts';
import type { Chance } from './chance.ts';
import type { Words } from './words.ts';

/** Cities by the letters of their post codes, with the outward codes where customers live, and how many do. */
const CITIES = {
  London: {
    areas: ['SE', 'SW', 'N', 'NW', 'E', 'HA', 'RM', 'CR'],
    outwards: 'SE4 SE15 SE22 SW16 SW17 N8 N13 NW5 E5 E11 E17',
    count: 60,
  },
  Manchester: { areas: ['M'], outwards: 'M14 M15 M16 M20 M21 M30 M33', count: 34 },
  Leeds: { areas: ['LS'], outwards: 'LS6 LS8 LS12 LS16 LS17 LS28', count: 24 },
  Bristol: { areas: ['BS'], outwards: 'BS3 BS5 BS6 BS7 BS8 BS16', count: 26 },
  Cardiff: { areas: ['CF'], outwards: 'CF5 CF11 CF14 CF24', count: 16 },
  Glasgow: { areas: ['G'], outwards: 'G1 G12 G20 G41', count: 16 },
  Belfast: { areas: ['BT'], outwards: 'BT5 BT7 BT9', count: 12 },
} as const;
export type City = keyof typeof CITIES;
export const CITY_NAMES = Object.keys(CITIES) as City[];

export function cityOf(postcode: string): City {
  const area = /^[A-Z]+/.exec(postcode)?.[0] ?? '';
  const city = CITY_NAMES.find((name) => (CITIES[name].areas as readonly string[]).includes(area));
  if (!city) throw new Error(`the demo world has no city at ${postcode}`);
  return city;
}

export type Customer = {
  id: UserId;
  first: string;
  last: string;
  email: string;
  mobile: string;
  city: City;
  postcode: string;
  /** Most show none. */
  hasFace: boolean;
};

/** Numbers for drama: Ofcom gives them to nobody. */
const FIRST_MOBILE = 7_700_900_500;
const FACES_EVERY = 8;
const INWARD_LETTERS = 'ABDEFGHJLNPQRSTUWXYZ'.split('');

/** The customers of the world, city by city. */
export function customersBy(chance: Chance, words: Words): Customer[] {
  return CITY_NAMES.flatMap((city) => Array.from({ length: CITIES[city].count }, () => city))
    .map((city, place) => ({ city, first: chance.pick(words.firstNames), last: lastNameAt(place, words) }))
    .map(({ city, first, last }, place) => ({
      id: fixedId(`world customer ${place}`) as UserId,
      first,
      last,
      email: `${first}.${last}@world.fettle.test`.toLowerCase(),
      mobile: `0${FIRST_MOBILE + place}`,
      city,
      postcode: `${chance.pick(CITIES[city].outwards.split(' '))} ${chance.between(1, 9)}${chance.pick(INWARD_LETTERS)}${chance.pick(INWARD_LETTERS)}`,
      hasFace: place % FACES_EVERY === 7,
    }));
}

/** No two are called the same. */
function lastNameAt(place: number, { lastNames }: Words): string {
  const name = lastNames[place];
  if (name === undefined) throw new Error('there are fewer last names than customers');
  return name;
}
