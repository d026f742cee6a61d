import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** The outline of a logo, what is drawn in it, and in which colours. tools/drawings/signs draws them. */
export const SIGN_SHAPES = ['disc', 'hexagon', 'ring', 'shield', 'square'] as const;
export const SIGN_MARKS = [
  'arch',
  'bath',
  'bolt',
  'box',
  'brick',
  'brush',
  'bug',
  'drain',
  'drop',
  'fence',
  'flame',
  'hammer',
  'key',
  'leaf',
  'pan',
  'plank',
  'road',
  'roof',
  'saw',
  'sparkle',
  'sun',
  'tile',
  'tree',
  'trowel',
  'window',
] as const;
export const LIVERY_NAMES = [
  'brick',
  'charcoal',
  'forest',
  'mustard',
  'navy',
  'plum',
  'sky',
  'teal',
] as const;
const Logo = z.object({
  shape: z.enum(SIGN_SHAPES),
  mark: z.enum(SIGN_MARKS),
  livery: z.enum(LIVERY_NAMES),
});
export type Logo = z.infer<typeof Logo>;

const Member = z.object({ first: z.string(), last: z.string(), role: z.enum(['office', 'field']) });

const Firm = z.object({
  key: z.string(),
  name: z.string(),
  trade: z.string(),
  owner: z.object({ first: z.string(), last: z.string() }),
  /** Who works there beside the owner, with a log-in of their own. */
  team: z.array(Member).default([]),
  postcode: z.string(),
  package: z.enum(['standard', 'premium']),
  monthsHere: z.number(),
  /** A logo of its own, or the face of its owner. */
  sign: z.union([Logo, z.literal('face')]),
  description: z.string(),
});
export type Firm = z.infer<typeof Firm>;

const FILE = new URL('firms.json', import.meta.url);

/** The businesses of the world, none of which exists. */
export const readFirms = (): Firm[] => z.array(Firm).parse(JSON.parse(readFileSync(FILE, 'utf8')));

/** The name of the picture that stands for a business. */
export const signOf = ({ key, sign, owner }: Pick<Firm, 'key' | 'owner' | 'sign'>): string =>
  sign === 'face' ? faceName(owner) : `logo-${key}`;

export const faceName = ({ first, last }: { first: string; last: string }): string =>
  `face-${first}-${last}`.toLowerCase();
