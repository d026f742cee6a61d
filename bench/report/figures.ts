import type { Asked } from '../parts/admin.ts';
import type { Matching } from '../parts/matching.ts';
import type { Plan } from '../parts/plans.ts';
import { quantile } from '../testbed/race.ts';
import type { Reach } from '../parts/reach.ts';
import type { StartUp } from '../parts/start-up.ts';
import { table } from './table.ts';
import type { Size } from '../testbed/world.ts';

type Bound = { words: string; reached: number } & ({ least: number } | { most: number });

/** A line of a table; a figure without a goal tells, and promises nothing. */
export type Figure = { figure: string; ours: string; goal?: Bound };

/** What a noisy machine may take from a goal before it counts as missed. */
const MARGIN = 0.1;

function isMissed(goal: Bound, margin: number): boolean {
  if ('least' in goal) return !(goal.reached >= goal.least * (1 - margin));
  return !(goal.reached <= goal.most * (1 + margin));
}

/** The table, and each goal that was missed by more than the margin. */
export function figuresTable(figures: readonly Figure[]): { text: string; misses: string[] } {
  const rows = figures.map(({ figure, ours, goal }) => [
    figure,
    ours,
    goal?.words ?? '',
    goal ? (isMissed(goal, MARGIN) ? 'no' : isMissed(goal, 0) ? 'nearly' : 'yes') : '',
  ]);
  const missed = figures.filter(({ goal }) => goal && isMissed(goal, MARGIN));
  return {
    text: table(['figure', 'ours', 'goal', 'reached'], rows),
    misses: missed.map(({ figure, ours, goal }) => `${figure}: ${ours}, goal ${goal?.words}`),
  };
}

const ms = (time: number): string => `${time.toFixed(time < 10 ? 2 : 1)} ms`;

/** Milliseconds, median and p99. */
const MATCH_WITHIN = { usual: [5, 20], million: [10, 40] } as const;
const MILLION = 1_000_000;

export function matchingFigures(matching: Matching, size: Size): Figure[] {
  const isMillion = size.businesses >= MILLION && size.jobs >= MILLION;
  const [median, p99] = isMillion ? MATCH_WITHIN.million : MATCH_WITHIN.usual;
  const below = (figure: string, times: number[], [share, most]: [number, number]): Figure => {
    const time = quantile(times, share);
    return { figure, ours: ms(time), goal: { words: `below ${most} ms`, reached: time, most } };
  };
  const names = { jobToBusinesses: 'job to businesses', businessToJobs: 'business to jobs' };
  return Object.entries(matching).flatMap(([key, { times }]) => {
    const name = names[key as keyof Matching];
    return [
      below(`match, ${name}, median`, times, [0.5, median]),
      below(`match, ${name}, p99`, times, [0.99, p99]),
    ];
  });
}

/** What the plans read, each way once, and what no plan may do. */
export function planFigures(matching: Matching): { lines: string[]; seqScans: string[]; figure: Figure } {
  const plans = Object.entries(matching).flatMap(([name, { plans: all }]) =>
    all.map((plan) => ({ name, plan })),
  );
  const tell = (name: string, { kind, nodes }: Plan) => `  ${name}, ${kind} plan: ${nodes.join(', ')}`;
  const seqScans = plans.flatMap(({ name, plan }) => plan.seqScans.map((table) => `${name}: ${table}`));
  return {
    lines: [...new Set(plans.map(({ name, plan }) => tell(name, plan)))],
    seqScans,
    figure: {
      figure: 'match, sequential scans of big tables',
      ours: String(seqScans.length),
      goal: { words: 'none', reached: seqScans.length, most: 0 },
    },
  };
}

/** What posting may slow down by, which is what two equal races differ by. */
const SAME_COST = 0.9;

export function reachFigures({ posted, notices, ratio, msANotice }: Reach) {
  return figuresTable([
    {
      figure: `POST /api/job, ${notices.crowded} businesses in reach to ${notices.empty}, jobs a second`,
      ours: `${posted.crowded.toFixed(0)} to ${posted.empty.toFixed(0)}, ratio ${ratio.toFixed(2)}`,
      goal: { words: `ratio at least ${SAME_COST}`, reached: ratio, least: SAME_COST },
    },
    { figure: 'announcing a job, for each notice it queues', ours: ms(msANotice) },
  ]);
}

const SEARCH_WITHIN_MS = 20;

/** The median of nine, and the quickest of them: what lies between is the load of the machine. */
export const adminFigures = (asked: Asked[]) =>
  figuresTable(
    asked.map(({ figure, isSearch, ms: middle, quickestMs }) => ({
      figure,
      ours: Number.isFinite(middle) ? `${ms(middle)} (${ms(quickestMs)})` : 'beyond the limit of a statement',
      ...(isSearch && {
        goal: { words: `below ${SEARCH_WITHIN_MS} ms`, reached: middle, most: SEARCH_WITHIN_MS },
      }),
    })),
  );

const START_SECONDS = 4;
const FIRST_LIST_SECONDS = 0.8;
const IDLE_MEGABYTES = 150;

export function startUpFigures({ firstSeconds, againSeconds, idleMegabytes, firstListSeconds }: StartUp) {
  const start = (figure: string, seconds: number, most = START_SECONDS): Figure => ({
    figure,
    ours: `${seconds.toFixed(2)} s`,
    goal: { words: `within ${most} s`, reached: seconds, most },
  });
  return figuresTable([
    start('npm start, no data yet', firstSeconds),
    start('npm start, again', againSeconds),
    start('from the start to the first list', firstListSeconds, FIRST_LIST_SECONDS),
    {
      figure: 'idle memory of the Node process',
      ours: `${idleMegabytes.toFixed(0)} MB`,
      goal: { words: `at most ${IDLE_MEGABYTES} MB`, reached: idleMegabytes, most: IDLE_MEGABYTES },
    },
  ]);
}
