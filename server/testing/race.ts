import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { RefusalCode } from '../../contract/refusals.ts';
import { Refused } from './api.ts';
import type { Business } from './business.ts';
import type { Customer } from './customer.ts';
import { brokenInvariants } from './invariants.ts';
import type { TestMarket } from './market.ts';
import { theSecond } from './second-process.ts';

/** For vi.setConfig in a file that plays rounds: many of them, on a machine that may have much else to do. */
export const TIME_FOR_ROUNDS = { testTimeout: 240_000 };

/** One call of the API, through the door of the process that it is given. */
export type Act = (door: string) => Promise<unknown>;
type Heard = 'ok' | RefusalCode;
type Row = { table: 'jobs' | 'accounts' | 'memberships'; id: string };

/** Lets two acts meet at a row that both need; answers what each of them heard, in their order. */
type Meet = (row: Row, first: Act, second: Act) => Promise<string>;

/** One round: sets the scene, lets two acts meet and answers in words what came of it. */
type Play = (meet: Meet, round: number) => Promise<string>;

/** Each way in which two acts can come together: who is first, at which process, and held back or not. */
const WAYS = 8;
/** Each of them once; `ROUNDS=10 npm run unit -- races` plays each ten times. */
export const ROUNDS = WAYS * Number(process.env.ROUNDS ?? 1);
/** Every other round lets its acts meet; a few of them may miss each other on a machine that stops for a moment. */
const HELD_BACK = ROUNDS / 2;

/**
 * Plays a round again and again with two processes of the product on the market's database, half of the acts at
 * each, and answers every outcome there was, once. After each round the invariants must hold.
 */
export async function outcomesOf(market: TestMarket, play: Play): Promise<string[]> {
  const doors = [market.baseUrl, (await theSecond(market)).baseUrl] as const;
  const seen = new Set<string>();
  const met: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    seen.add(await play(meetingOf(market, { doors, round, onMet: () => met.push(round) }), round));
    await mustHold(market);
  }
  if (met.length < HELD_BACK / 2) throw new Error(`of ${HELD_BACK} meetings ${met.length} came about`);
  await market.settled();
  await mustHold(market);
  return [...seen].toSorted();
}

/** For one round: a new job of the customer, and its lead at the business. */
export async function newLead(carl: Customer, anna: Business, round: number) {
  const title = `Tap number ${round} drips`;
  const job = await carl.posts({ title });
  return { job, lead: await anna.lead(title) };
}

export const atJob = ({ id }: { id: string }): Row => ({ table: 'jobs', id });
export const atAccount = ({ accountId: id }: { accountId: string }): Row => ({ table: 'accounts', id });
/** Where somebody is in one team. */
export const atMembership = ({ accountId: id }: { accountId: string }): Row => ({ table: 'memberships', id });

const KEY = { jobs: 'id', accounts: 'id', memberships: 'account_id' } as const;

type Round = { doors: readonly [string, string]; round: number; onMet: () => void };

/** Rounds differ in who comes first, who goes to which process, and whether the acts are held back to meet. */
function meetingOf(market: TestMarket, { doors, round, onMet }: Round): Meet {
  const isHeld = round % 2 === 0;
  const isReversed = round % 4 >= 2;
  const [one = '', other = ''] = round % 8 >= 4 ? doors.toReversed() : doors;
  return async (row, first, second) => {
    const calls = [() => heard(first(one)), () => heard(second(other))];
    const inOrder = isReversed ? calls.toReversed() : calls;
    // What the queue still does for the scene would be counted among those that wait, and the second act begin too early.
    if (isHeld) await market.settled();
    const answers = await (isHeld
      ? heldBack(market.product.database.pool, { row, calls: inOrder, onMet })
      : allAtOnce(inOrder));
    return (isReversed ? answers.toReversed() : answers).join(', ');
  };
}

async function mustHold({ product }: TestMarket): Promise<void> {
  const broken = await brokenInvariants(product.market.db);
  if (broken.length > 0) throw new Error(broken.join('\n'));
}

async function heard(call: Promise<unknown>): Promise<Heard> {
  try {
    await call;
    return 'ok';
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}

type Calls = (() => Promise<Heard>)[];

const allAtOnce = (calls: Calls): Promise<Heard[]> => Promise.all(calls.map((call) => call()));

type Held = { row: Row; calls: Calls; onMet: () => void };

/**
 * The hardest meeting there is: the row is locked while the calls arrive, so that each has read what it decides
 * upon and waits; then all are let go. The one that came first goes first.
 */
async function heldBack(pool: pg.Pool, { row, calls, onMet }: Held): Promise<Heard[]> {
  const holder = await pool.connect();
  const running: Promise<Heard>[] = [];
  let ended = 0;
  try {
    await holder.query('begin');
    await holder.query(`select from ${row.table} where ${KEY[row.table]} = $1 for update`, [row.id]);
    let haveMet = true;
    for (const call of calls) {
      running.push(call().finally(() => ended++));
      haveMet = await areWaiting(pool, running.length, () => ended > 0);
    }
    if (haveMet) onMet();
    await holder.query('commit');
    return await Promise.all(running);
  } finally {
    await holder.query('rollback'); // does nothing after the commit
    holder.release();
    await Promise.allSettled(running);
  }
}

// Shorter than a statement waits for a lock in tests (unhurried.ts).
const PATIENCE_MS = 15_000;

/** Waits until so many statements stand before a lock in this database. */
export async function untilWaiting(pool: pg.Pool, wanted: number): Promise<void> {
  if (!(await areWaiting(pool, wanted))) throw new Error(`${wanted} acts were to meet, and did not`);
}

/** `isInVain`: one of them has come to its end without waiting. */
async function areWaiting(pool: pg.Pool, wanted: number, isInVain = () => false): Promise<boolean> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const { rows } = await pool.query<{ waiting: number }>(
      `select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if ((rows[0]?.waiting ?? 0) >= wanted) return true;
    if (isInVain() || Date.now() > end) return false;
    await sleep(2);
  }
}

/** How many notices of these kinds were made; each was sent by now, and arrived once. */
export async function told({ product }: TestMarket, ...kinds: string[]): Promise<number> {
  const { rows } = await product.database.pool.query<{ count: number; arrived: number }>(
    `select count(*) as count, count(c.id) as arrived
    from notices n left join caught_messages c on c.id = n.id where n.kind = any($1)`,
    [kinds],
  );
  const { count = 0, arrived = 0 } = rows[0] ?? {};
  if (count !== arrived) throw new Error(`${count} notices, but ${arrived} arrived`);
  return count;
}

/** The same of notices that the race itself may overtake: such a one is dropped, and each was decided on by now. */
export async function madeInAll({ product }: TestMarket, kind: string): Promise<number> {
  const { rows } = await product.database.pool.query<{ count: number; waiting: number }>(
    `select count(*) as count, count(*) filter (where status not in ('sent', 'dropped')) as waiting
    from notices where kind = $1`,
    [kind],
  );
  const { count = 0, waiting = 0 } = rows[0] ?? {};
  if (waiting > 0) throw new Error(`${waiting} of ${count} notices wait`);
  return count;
}

/** Where a job and its quotes ended, as `progress: accepted, rejected`. */
export async function endOf({ product }: TestMarket, job: { id: string }): Promise<string> {
  const { rows } = await product.database.pool.query<{ ended: string }>(
    `select coalesce(e.status, j.ask_status) || ': ' || coalesce(string_agg(q.status, ', ' order by q.status), 'no quote') as ended
    from jobs j left join engagements e on e.job_id = j.id left join quotes q on q.job_id = j.id
    where j.id = $1 group by j.id, e.id`,
    [job.id],
  );
  return rows[0]?.ended ?? 'gone';
}
