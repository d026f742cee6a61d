import { globSync } from 'node:fs';
import { basename } from 'node:path';

const ENDING = '.test.ts';

export const fileOfProof = (name: string): string => `proofs/${name}${ENDING}`;

export const allProofs = (): string[] =>
  globSync(fileOfProof('*'))
    .map((file) => basename(file, ENDING))
    .toSorted();

/** A sentence if one of these names belongs to no proof. */
export function noSuchProofs(names: readonly string[]): string | null {
  const known = allProofs();
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return null;
  return `There is no proof called ${unknown.join(' or ')}; these there are: ${known.join(', ')}`;
}
