import type { Asked } from './load/calls.ts';
import type { Driven } from './load/drive.ts';
import type { Load, Server } from './processes.ts';
import { processorMsOf, spentSince } from './processor-time.ts';

export type SideName = 'bare' | 'ours';
export type Raced = {
  /** Requests a second with every connection always asking: the median of the rounds. */
  rate: number;
  /** Milliseconds. */
  p99: number;
  /** Milliseconds on a processor for a request, of the server and of the database's processes. */
  cpu: number;
  bytes: number;
};
export type Result = {
  sides: Partial<Record<SideName, Raced>>;
  /** The product's rate by another side's, round by round: a neighbour that takes the machine for a while spoils one. */
  ratios: Partial<Record<SideName, number[]>>;
};

export const CONNECTIONS = 32;

export type Race = {
  load: Load;
  sides: Partial<Record<SideName, Server>>;
  asked: Asked[];
  rounds: number;
  seconds: number;
  connections?: number;
  isOnce?: boolean;
  /** After a side was driven, before the clock stops. */
  untilDone?(side: SideName): Promise<void>;
  restore?(): Promise<void>;
  /** The processes of the database; without them, nothing is known of processor time. */
  backends?(): Promise<number[]>;
};

/** Asks all sides the same, in turns, so that all meet the same moods of the machine. */
export async function race(course: Race): Promise<Result> {
  const names = Object.keys(course.sides) as SideName[];
  for (const name of names) await lap(course, name, Math.min(WARM_SECONDS, course.seconds));
  const laps: Partial<Record<SideName, Lap>>[] = [];
  for (let round = 0; round < course.rounds; round++) {
    const order = round % 2 === 0 ? names : names.toReversed();
    const driven: Partial<Record<SideName, Lap>> = {};
    for (const name of order) driven[name] = await lap(course, name, course.seconds);
    laps.push(driven);
  }
  const result: Result = { sides: {}, ratios: {} };
  for (const name of names) {
    const own = laps.flatMap((driven) => driven[name] ?? []);
    result.sides[name] = summary(own);
    result.ratios[name] = laps.map(({ ours, [name]: other }) => (ours?.rate ?? 0) / (other?.rate ?? 0));
  }
  return result;
}

const WARM_SECONDS = 0.5;

type Lap = { rate: number; times: number[]; bytes: number; cpu: number };

async function lap(course: Race, name: SideName, seconds: number): Promise<Lap> {
  const { load, sides, asked, connections = CONNECTIONS, isOnce, untilDone, restore, backends } = course;
  const { port = 0, pid = 0 } = sides[name] ?? {};
  const before = processorMsOf([pid, ...((await backends?.()) ?? [])]);
  const began = performance.now();
  const driven = await load.drive({ mode: isOnce ? 'once' : 'closed', port, asked, connections, seconds });
  const { answered, times, bytes } = withoutFailures(driven);
  await untilDone?.(name);
  const whole = untilDone ? (performance.now() - began) / 1000 : driven.seconds;
  const cpu = spentSince(before) / answered;
  await restore?.();
  return { rate: answered / whole, times, bytes, cpu };
}

const summary = (laps: Lap[]): Raced => ({
  rate: median(laps.map(({ rate }) => rate)),
  p99: quantile(
    laps.flatMap(({ times }) => times),
    0.99,
  ),
  bytes: Math.max(...laps.map(({ bytes }) => bytes)),
  cpu: median(laps.map(({ cpu }) => cpu)),
});

/** @throws when anything was answered but 200 */
export function withoutFailures(driven: Driven): Driven {
  if (driven.failures.length > 0) throw new Error(`the load met failures:\n${driven.failures.join('\n')}`);
  return driven;
}

/** The value below which this share of the list lies. */
export function quantile(list: number[], share: number): number {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (list: number[]): number => quantile(list, 0.5);
