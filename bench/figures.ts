import type { Asked } from './admin.ts';
import type { Matching } from './matching.ts';
import type { Plan } from './plans.ts';
import { quantile, type Raced } from './race.ts';
import type { PageSpeed } from './pages-as-html.ts';
import type { Reach } from './reach.ts';
import type { StartUp } from './start-up.ts';
import type { Size } from './world.ts';

/** A line of the table; a figure without a goal tells, and promises nothing. */
export type Figure = {
  figure: string;
  ours: string;
  bare?: string;
  ratio?: string;
  goal?: string;
  reached?: boolean;
};

const ms = (time: number): string => `${time.toFixed(time < 10 ? 2 : 1)} ms`;

type RaceGoal = { least: number; p99Ms?: number };

export function raceFigures(call: string, { capacity, ratio, latency }: Raced, goal: RaceGoal): Figure[] {
  const times = ({ p50, p99 }: { p50: number; p99: number }) => `${ms(p50)} / ${ms(p99)}`;
  const { least, p99Ms } = goal;
  return [
    {
      figure: `${call}, requests a second`,
      ours: capacity.ours.toFixed(0),
      bare: capacity.bare.toFixed(0),
      ratio: ratio.toFixed(2),
      goal: `ratio at least ${least}`,
      reached: ratio >= least,
    },
    {
      figure: `${call}, median / p99 at half of that`,
      ours: times(latency.ours),
      bare: times(latency.bare),
      ...(p99Ms !== undefined && { goal: `p99 below ${p99Ms} ms`, reached: latency.ours.p99 < p99Ms }),
    },
  ];
}

/** Milliseconds, median and p99. */
const MATCH_WITHIN = { usual: [5, 20], million: [10, 40] } as const;
const MILLION = 1_000_000;

export function matchingFigures(matching: Matching, size: Size): Figure[] {
  const isMillion = size.businesses >= MILLION && size.jobs >= MILLION;
  const [median, p99] = isMillion ? MATCH_WITHIN.million : MATCH_WITHIN.usual;
  const below = (figure: string, times: number[], [share, most]: [number, number]): Figure => {
    const time = quantile(times, share);
    return { figure, ours: ms(time), goal: `below ${most} ms`, reached: time < most };
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
      goal: 'none',
      reached: seqScans.length === 0,
    },
  };
}

/** What posting may slow down by, which is what two equal races differ by. */
const SAME_COST = 0.9;

export function reachFigures({ posted, notices, ratio, msANotice }: Reach): Figure[] {
  return [
    {
      figure: `POST /api/job, ${notices.crowded} businesses in reach to ${notices.empty}, jobs a second`,
      ours: `${posted.crowded.toFixed(0)} to ${posted.empty.toFixed(0)}`,
      ratio: ratio.toFixed(2),
      goal: `ratio at least ${SAME_COST}`,
      reached: ratio >= SAME_COST,
    },
    { figure: 'announcing a job, for each notice it queues', ours: ms(msANotice) },
  ];
}

const PAGES_A_SECOND = 400;

export function homeFigures({ kept, drawn }: PageSpeed): Figure[] {
  return [
    {
      figure: 'home page, signed out, pages a second',
      ours: kept.toFixed(0),
      goal: `at least ${PAGES_A_SECOND}`,
      reached: kept >= PAGES_A_SECOND,
    },
    { figure: 'home page, each drawn again, pages a second', ours: drawn.toFixed(0) },
  ];
}

const SEARCH_WITHIN_MS = 20;

/** The median of nine, and the quickest of them: what lies between is the load of the machine. */
export const adminFigures = (asked: Asked[]): Figure[] =>
  asked.map(({ figure, isSearch, ms: middle, quickestMs }) => ({
    figure,
    ours: Number.isFinite(middle) ? `${ms(middle)} (${ms(quickestMs)})` : 'beyond the limit of a statement',
    ...(isSearch && { goal: `below ${SEARCH_WITHIN_MS} ms`, reached: middle < SEARCH_WITHIN_MS }),
  }));

const START_SECONDS = 4;
const IDLE_MEGABYTES = 180;

export function startUpFigures({ firstSeconds, againSeconds, idleMegabytes }: StartUp): Figure[] {
  const start = (figure: string, seconds: number): Figure => ({
    figure,
    ours: `${seconds.toFixed(1)} s`,
    goal: `within ${START_SECONDS} s`,
    reached: seconds <= START_SECONDS,
  });
  return [
    start('npm start, no data yet', firstSeconds),
    start('npm start, again', againSeconds),
    {
      figure: 'idle memory of the Node process',
      ours: `${idleMegabytes.toFixed(0)} MB`,
      goal: `below ${IDLE_MEGABYTES} MB`,
      reached: idleMegabytes < IDLE_MEGABYTES,
    },
  ];
}

const HEAD = ['figure', 'ours', 'bare', 'ratio', 'goal', 'reached'];

/** As Markdown, so that it can be kept as it is. */
export function table(figures: Figure[]): string {
  const rows = figures.map(({ figure, ours, bare = '', ratio = '', goal = '', reached }) => {
    return [figure, ours, bare, ratio, goal, reached === undefined ? '' : reached ? 'yes' : 'no'];
  });
  const widths = HEAD.map((head, place) =>
    Math.max(head.length, ...rows.map((row) => row[place]?.length ?? 0)),
  );
  const line = (cells: string[], fill = ' ') =>
    `| ${cells.map((cell, place) => cell.padEnd(widths[place] ?? 0, fill)).join(' | ')} |`;
  return [
    line(HEAD),
    line(
      HEAD.map(() => ''),
      '-',
    ),
    ...rows.map((row) => line(row)),
  ].join('\n');
}
