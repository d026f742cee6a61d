import fc from 'fast-check';

/** Puts rows into an order that follows from its seed. */
export type Order = <Row>(rows: Row[]) => Row[];

/** Does the same with some orders, each from a seed of its own; a failure prints the seed. */
export const inAnyOrder = (times: number, work: (order: Order) => Promise<void>): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.noBias(fc.integer()), (seed) => work(orderOf(seed))),
    // A story cannot be told again from where it failed.
    { numRuns: times, endOnFailure: true },
  );

const orderOf =
  (seed: number): Order =>
  (rows) => {
    const all = { minLength: rows.length, maxLength: rows.length };
    return fc.sample(fc.shuffledSubarray(rows, all), { seed, numRuns: 1 }).flat();
  };
