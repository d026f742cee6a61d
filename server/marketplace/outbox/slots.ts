export type Turn = 'first' | 'last';

type Slots = {
  /** Runs it as soon as a slot is free; what is to come first overtakes what waits to come last. */
  take(turn: Turn, run: () => Promise<void>): Promise<void>;
};

/** So many pieces of work at once in this process. */
export function openSlots(size: number): Slots {
  const waiting: Record<Turn, (() => void)[]> = { first: [], last: [] };
  let free = size;
  const next = () => {
    const begin = waiting.first.shift() ?? waiting.last.shift();
    if (begin) begin();
    else free += 1;
  };
  return {
    async take(turn, run) {
      if (free > 0) free -= 1;
      else await new Promise<void>((begin) => waiting[turn].push(begin));
      try {
        await run();
      } finally {
        next();
      }
    },
  };
}
