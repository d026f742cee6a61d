import { createHash } from 'node:crypto';

/** Numbers from 0 to 1 that are the same for the same seed, so that a run can be repeated. */
export function chanceFrom(seed: string): () => number {
  let turn = 0;
  return () => {
    turn += 1;
    return createHash('sha256').update(`${seed}:${turn}`).digest().readUInt32BE(0) / 2 ** 32;
  };
}
