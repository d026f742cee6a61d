import { CONNECTIONS, median, quantile } from '../testbed/race.ts';
import type { Figure } from '../report/figures.ts';
import { type Load, type Server, startOurs } from '../testbed/processes.ts';
import { inbox } from '../rows/inbox.ts';
import type { Testbed } from '../testbed/testbed.ts';

/** How many times as many as it can answer, and how much of what it can answer it still must. */
const FLOODS = [
  { times: 2, goodput: 0.9 },
  { times: 5, goodput: 0.8 },
  { times: 10, goodput: 0.7 },
];
const ROUNDS = 3;
const SECONDS = 4;
/** A flood has as many callers as wait at the same time, and no answer may keep one of them longer than a moment. */
const CALLERS = 1_000;
const REFUSED_WITHIN_MS = 50;
const ACCEPTED_WITHIN_MS = 1_000;

export type Flood = {
  times: number;
  goodput: number;
  /** Of what it can answer when as many ask as it can take, round by round. */
  shares: number[];
  acceptedMs: number;
  refusedMs: number;
  hung: number;
};

/** The product with its limits as an operator has them, under more than it can answer. */
export async function measureOverload({ url, people, load }: Testbed): Promise<Flood[]> {
  const asked = await inbox.asks(people);
  const server = await startOurs({ databaseUrl: url, isHurried: true });
  try {
    const floods: Flood[] = [];
    for (const { times, goodput } of FLOODS)
      floods.push({ times, goodput, ...(await under(times, { load, server, asked })) });
    return floods;
  } finally {
    await server.stop();
  }
}

type Flooding = { load: Load; server: Server; asked: Awaited<ReturnType<typeof inbox.asks>> };

async function under(times: number, { load, server: { port }, asked }: Flooding) {
  const shares: number[] = [];
  const [accepted, refused]: [number[], number[]] = [[], []];
  let hung = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const full = await load.drive({
      mode: 'closed',
      port,
      asked,
      connections: CONNECTIONS,
      seconds: SECONDS,
    });
    const capacity = full.answered / full.seconds;
    const task = { port, asked, rate: times * capacity, seconds: SECONDS, connections: CALLERS };
    const flooded = await load.flood({ mode: 'open', ...task });
    shares.push(flooded.accepted.length / flooded.seconds / capacity);
    accepted.push(quantile(flooded.accepted, 0.99));
    refused.push(quantile(flooded.refused, 0.99));
    hung += flooded.hung + flooded.failed;
  }
  return { shares, acceptedMs: median(accepted), refusedMs: median(refused), hung };
}

export const overloadFigures = (floods: Flood[]): Figure[] =>
  floods.flatMap(({ times, goodput, shares, acceptedMs, refusedMs, hung }) => [
    {
      figure: `${times} times too many: answered, of what it can`,
      ours: median(shares).toFixed(2),
      goal: { words: `at least ${goodput}`, reached: median(shares), least: goodput },
    },
    within(`${times} times too many: answers, p99`, acceptedMs, ACCEPTED_WITHIN_MS),
    within(`${times} times too many: refusals, p99`, refusedMs, REFUSED_WITHIN_MS),
    {
      figure: `${times} times too many: neither within 5 s`,
      ours: String(hung),
      goal: { words: 'none', reached: hung, most: 0 },
    },
  ]);

const within = (figure: string, ms: number, most: number): Figure => ({
  figure,
  ours: `${ms.toFixed(0)} ms`,
  goal: { words: `below ${most} ms`, reached: ms, most },
});
