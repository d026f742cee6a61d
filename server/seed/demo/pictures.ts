import { readFileSync } from 'node:fs';
import * as z from 'zod';

const Rendered = z.strictObject({
  name: z.string(),
  /** What a customer found, or what a business made of it. */
  stage: z.enum(['found', 'finished']),
  /** For those who do not see it. */
  shows: z.string(),
  /** The services that it fits, by their trade. */
  fits: z.record(z.string(), z.array(z.string())),
  /** The same place as it was found. */
  before: z.string().optional(),
});
/** A picture of the demo. The scripts in `pictures/` at the root of the repository render them. */
export type Rendered = z.infer<typeof Rendered>;

const LIST = new URL('pictures.json', import.meta.url);

/** All of them are so large, as AVIF. */
export const PICTURE_SIZE = { width: 960, height: 720 } as const;

export const readPictures = (): Rendered[] => z.array(Rendered).parse(JSON.parse(readFileSync(LIST, 'utf8')));

export const pictureFile = (name: string): URL => new URL(`pictures/${name}.avif`, import.meta.url);

/** Best known for the first; none of a trade or service that it does not show. */
export const servicesIn = ({ fits }: Rendered, trade: string): readonly string[] => fits[trade] ?? [];
