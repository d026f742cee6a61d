import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** The outline of a logo, what is drawn in it, and in which colours. tools/scenes/signs draws them. */
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
/** Faces of people who trade alone, and of a few customers. */
export const FACES_COUNT = 12;

const Logo = z.object({
  shape: z.enum(SIGN_SHAPES),
  mark: z.enum(SIGN_MARKS),
  livery: z.enum(LIVERY_NAMES),
});
export type Logo = z.infer<typeof Logo>;

const Firm = z.object({
  key: z.string(),
  name: z.string(),
  trade: z.string(),
  owner: z.object({ first: z.string(), last: z.string() }),
  postcode: z.string(),
  package: z.enum(['standard', 'premium']),
  monthsHere: z.number(),
  /** A logo of its own, or the face of its owner. */
  sign: z.union([Logo, z.object({ face: z.number() })]),
  description: z.string(),
});
export type Firm = z.infer<typeof Firm>;

const FILE = new URL('firms.json', import.meta.url);

/** The businesses of the world, none of which exists. */
export const readFirms = (): Firm[] => z.array(Firm).parse(JSON.parse(readFileSync(FILE, 'utf8')));

/** The name of the picture that stands for a business. */
export const signOf = ({ key, sign }: Firm): string => ('face' in sign ? faceName(sign.face) : `logo-${key}`);

export const faceName = (face: number): string => `face-${face}`;
