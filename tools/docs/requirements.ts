import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** Stated by the specification or proposed; seen by a user or checked below the surface; the ruling that voids it. */
const Requirement = z.object({
  kind: z.enum(['S', 'P']),
  area: z.enum(['U', 'N']),
  changed: z.optional(z.number()),
});
export type Requirement = z.output<typeof Requirement>;

export const requirements = (): Record<string, Requirement> =>
  z.record(z.string(), Requirement).parse(JSON.parse(readFileSync('docs/requirements.json', 'utf8')));

export const groupOf = (id: string) => Number(id.split('-')[1]);
