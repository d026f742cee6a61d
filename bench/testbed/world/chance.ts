/** A stream of numbers in [0, 1) that is the same for the same seed on every machine (mulberry32). */
export type Chance = {
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  pick<T>(from: readonly T[]): T;
  isLucky(share: number): boolean;
  /** Normally distributed around 0, of deviation 1. */
  gauss(): number;
};

const TWO_TO_32 = 2 ** 32;

export function chanceFrom(seed: number): Chance {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / TWO_TO_32;
  };
  return {
    next,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (from) => {
      const picked = from[Math.floor(next() * from.length)];
      if (picked === undefined) throw new Error('there is nothing to pick from');
      return picked;
    },
    isLucky: (share) => next() < share,
    gauss: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

/** Picks places of a list by weight. */
export function weighted(chance: Chance, weights: readonly number[]): () => number {
  let sum = 0;
  const upTo = weights.map((weight) => (sum += weight));
  return () => {
    const mark = chance.next() * sum;
    return upTo.findIndex((end) => end > mark);
  };
}

/** Weights of a list whose first are wanted most; the larger `flatness`, the more alike. */
export const skewed = (length: number, flatness: number): number[] =>
  Array.from({ length }, (_, place) => 1 / (place + flatness));
