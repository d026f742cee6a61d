import { median, type Raced, type Result, type SideName } from '../testbed/race.ts';
import { BUDGETED_JOBS, budgetOf } from '../rows/budgets.ts';
import type { Row } from '../rows/row.ts';
import type { DatabaseTime } from '../testbed/statements.ts';

/** A row that was measured. */
export type Measured = { row: Row; result: Result; database: DatabaseTime | null };

/** Of a goal, what was reached: a share, times, kilobytes, milliseconds. */
type Judged = { goal: string; reached: number; wanted: number; isMost?: true };

/** What a noisy machine may take from a goal before it counts as missed. */
const MARGIN = 0.1;

const KILOBYTE = 1000;

export const ratioTo = ({ ratios }: Result, side: SideName): number => median(ratios[side] ?? []);

/** What the other side spends of a processor, by what the product spends: the load of the machine hardly moves it. */
export const byProcessor = ({ sides }: Result, side: SideName): number =>
  (sides[side]?.cpu ?? Number.NaN) / (sides.ours?.cpu ?? Number.NaN);

export const peerRate = ({ row, result }: Measured): number =>
  (result.sides.bare?.rate ?? Number.NaN) * (row.peerOfBare ?? Number.NaN);

/** The median of the rounds, since both took turns within them. */
export const timesPeer = ({ row, result }: Measured): number =>
  ratioTo(result, 'bare') / (row.peerOfBare ?? Number.NaN);

/** Milliseconds of the database for one read, in a world that is larger than those of the budgets. */
const DATABASE_MS = 10;

export function judge(measured: Measured, jobs: number): Judged[] {
  const { row, result, database } = measured;
  const { ofBare, ofPeer, perSecond, kilobytes } = row.goals;
  const budget = jobs > BUDGETED_JOBS ? beyond(row) : budgetOf(row.name);
  const judged: (Judged | null)[] = [
    goal('of bare', ratioTo(result, 'bare'), ofBare),
    goal('of the best peer', timesPeer(measured), ofPeer),
    goal('a second', result.sides.ours?.rate ?? Number.NaN, perSecond),
    most('kB', (result.sides.ours?.bytes ?? 0) / KILOBYTE, kilobytes),
    most('ms of a processor', result.sides.ours?.cpu ?? Number.NaN, budget?.processor),
    most('ms of the database', database?.ms ?? Number.NaN, budget?.database),
  ];
  return judged.filter((each) => each !== null);
}

const beyond = ({ writes }: Row) => (writes ? undefined : { processor: undefined, database: DATABASE_MS });

const goal = (name: string, reached: number, wanted: number | undefined): Judged | null =>
  wanted === undefined ? null : { goal: `≥ ${wanted} ${name}`, reached, wanted };

const most = (name: string, reached: number, wanted: number | undefined): Judged | null =>
  wanted === undefined ? null : { goal: `≤ ${wanted} ${name}`, reached, wanted, isMost: true };

/** A number that could not be taken is missed. */
export function isMissed({ reached, wanted, isMost }: Judged, margin = MARGIN): boolean {
  return isMost ? !(reached <= wanted * (1 + margin)) : !(reached >= wanted * (1 - margin));
}

/** Reached, missed by no more than the margin, or missed. */
export function verdict(judged: readonly Judged[]): string {
  if (judged.length === 0) return '';
  if (judged.some((each) => isMissed(each))) return 'no';
  return judged.some((each) => isMissed(each, 0)) ? 'nearly' : 'yes';
}

export const rateOf = (raced: Raced | undefined): string =>
  raced ? `${Math.round(raced.rate).toLocaleString('en-GB')} (${Math.round(raced.p99)})` : '–';
