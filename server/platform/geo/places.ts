import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { type Postcode, readPostcode } from '../../../contract/postcode.ts';
import type { Point } from './grid.ts';

/** Where a post code lies. `centre` is the middle of its outward code: all a rival may measure from. */
export type Place = { postcode: string; outward: string; town: string; point: Point; centre: Point };

export type Area = { code: string; name: string } & Point;

/** Turns post codes into places. Better tables than the built-in one fill the same interface. */
export type Places = {
  /** Null when the text is no post code, or one of an area we do not know. */
  find(postcode: string): Promise<Place | null>;
  /** The post code areas, by name. */
  areas(): readonly Area[];
};

const Anchors = z.record(
  z.string(),
  z.object({
    name: z.string(),
    lat: z.number(),
    lng: z.number(),
    // First district, last district, latitude, longitude.
    ranges: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  }),
);
type Anchors = z.infer<typeof Anchors>;

const FILE = new URL('postcode-anchors.json', import.meta.url);

/** The built-in table: a town point for each range of districts, good to a few kilometres. */
export function anchorPlaces(): Places {
  const anchors = Anchors.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  const areas = Object.entries(anchors)
    .map(([code, { name, lat, lng }]) => ({ code, name, lat, lng }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB') || a.code.localeCompare(b.code));
  return {
    find: async (typed) => {
      const postcode = readPostcode(typed);
      return postcode && placeOf(postcode, anchors);
    },
    areas: () => areas,
  };
}

function placeOf(postcode: Postcode, anchors: Anchors): Place | null {
  const area = anchors[postcode.area];
  if (!area) return null;
  const range = area.ranges.find(([from, to]) => from <= postcode.district && postcode.district <= to);
  const point = range ? { lat: range[2], lng: range[3] } : { lat: area.lat, lng: area.lng };
  return { postcode: postcode.full, outward: postcode.outward, town: area.name, point, centre: point };
}
