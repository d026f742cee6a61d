import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/**
 * Stated by the owner or proposed; seen by a user or checked below the surface; the number of the owner's decision that
 * voids it; of what only tells a fact, the line that says what the product does.
 */
const Requirement = z.object({
  kind: z.enum(['S', 'P']),
  area: z.enum(['U', 'N']),
  changed: z.optional(z.number()),
  fact: z.optional(z.string()),
});
export type Requirement = z.output<typeof Requirement>;

export const requirements = (): Record<string, Requirement> =>
  z.record(z.string(), Requirement).parse(JSON.parse(readFileSync('docs/requirements.json', 'utf8')));

export const groupOf = (id: string) => Number(id.split('-')[1]);
