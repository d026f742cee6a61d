import type { Asked } from './load/calls.ts';
import type { Driven } from './load/drive.ts';
import type { Load, Server } from './processes.ts';

export type Sides<T> = { ours: T; bare: T };
export type Raced = {
  /** Requests a second with every connection always asking: the median of the rounds. */
  capacity: Sides<number>;
  /** The median of the rounds' own ratios: a neighbour that takes the machine for a while spoils a round, not this. */
  ratio: number;
  /** Milliseconds at half of the product's capacity, both asked equally often. */
  latency: Sides<{ p50: number; p99: number }>;
};

const CONNECTIONS = 16;
const OPEN_CONNECTIONS = 64;
const ROUNDS = 9;

type Race = { load: Load; servers: Sides<Server>; asked: Asked[]; seconds: number };

/** Asks both servers the same, in turns, so that both meet the same moods of the machine. */
export async function race({ load, servers, asked, seconds }: Race): Promise<Raced> {
  const closed = async ({ port }: Server, time: number) => {
    const driven = await load.drive({ mode: 'closed', port, asked, connections: CONNECTIONS, seconds: time });
    return withoutFailures(driven);
  };
  const open = async ({ port }: Server, rate: number) => {
    const driven = await load.drive({
      mode: 'open',
      port,
      asked,
      connections: OPEN_CONNECTIONS,
      seconds,
      rate,
    });
    return withoutFailures(driven).times;
  };
  await inTurns(servers, (server) => closed(server, Math.min(1, seconds)));
  const speeds = await inTurns(servers, async (server) => {
    const driven = await closed(server, seconds);
    return driven.answered / driven.seconds;
  });
  const capacity = bySide(speeds, median);
  const times = await inTurns(servers, (server) => open(server, capacity.ours / 2));
  return {
    capacity,
    ratio: median(speeds.map(({ ours, bare }) => ours / bare)),
    latency: bySide(times, (side) => ({ p50: median(side.flat()), p99: quantile(side.flat(), 0.99) })),
  };
}

/** @throws when anything was answered but 200 */
export function withoutFailures(driven: Driven): Driven {
  if (driven.failures.length > 0) throw new Error(`the load met failures:\n${driven.failures.join('\n')}`);
  return driven;
}

async function inTurns<T>(
  { ours, bare }: Sides<Server>,
  run: (server: Server) => Promise<T>,
): Promise<Sides<T>[]> {
  const rounds: Sides<T>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    if (round % 2 === 0) rounds.push({ ours: await run(ours), bare: await run(bare) });
    else rounds.push({ bare: await run(bare), ours: await run(ours) });
  }
  return rounds;
}

const bySide = <T, R>(rounds: Sides<T>[], reduce: (side: T[]) => R): Sides<R> => ({
  ours: reduce(rounds.map(({ ours }) => ours)),
  bare: reduce(rounds.map(({ bare }) => bare)),
});

/** The value below which this share of the list lies. */
export function quantile(list: number[], share: number): number {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (list: number[]): number => quantile(list, 0.5);
