import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { readConfig } from '../server/platform/config.ts';
import { movableClock } from '../server/platform/clock.ts';
import { createLog } from '../server/platform/log/log.ts';
import { AS_IT_SHOULD, setMood } from '../server/seed/simulator/index.ts';
import { createProduct } from '../server/product.ts';
import { throwawayCluster } from '../server/testing/cluster.ts';
import { KILLED_AT } from './prove/disturbed.ts';
import { figuresOf, type Figures, verdictOf } from './prove/figures.ts';
import { fillWithBusinesses } from './prove/businesses.ts';

/**
 * `npm run prove:payments`: many purchases, each with its changes and cancellations, by processes that are killed at
 * every named point, against a provider that is away, answers 500 before or after it did the work, and delivers its
 * webhooks twice, late and in disorder. At the end our ledger must be the provider's.
 */
const { values } = parseArgs({
  options: {
    subscriptions: { type: 'string', default: '500' },
    processes: { type: 'string', default: '2' },
    kills: { type: 'string', default: '3' },
  },
});
const wanted = Number(values.subscriptions);
const killsEach = Number(values.kills);
const started = Date.now();
const QUIET_SWEEPS = 2;
const ENOUGH = 2_000;
/** The post of the provider, while the processes are at work: late, and what happened last comes first. */
const POST = { ...AS_IT_SHOULD, copies: 2, delaySeconds: 2, isBackwards: true };
/** A process that is started again and again reads the program faster when it is compiled already. */
const COMPILED = { NODE_COMPILE_CACHE: mkdtempSync(join(tmpdir(), 'fettle-prove-')) };

const cluster = await throwawayCluster();
try {
  process.exitCode = (await prove(cluster.ownerUrl)) ? 0 : 1;
} finally {
  await cluster.stop();
  rmSync(COMPILED.NODE_COMPILE_CACHE, { recursive: true, force: true });
}

async function prove(databaseUrl: string): Promise<boolean> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  // The database goes before this does, when something went wrong.
  pool.on('error', () => undefined);
  const product = await quietProduct(databaseUrl);
  await fillWithBusinesses(product.market.db, wanted);
  await setMood(product.market.db, POST);
  await product.stop();
  const kills = await actUntilDone(databaseUrl, pool);
  say(`${wanted} purchases done, ${[...kills.values()].reduce((a, b) => a + b, 0)} kills`);
  await reconcile(databaseUrl, pool);
  const figures = [...(await figuresOf(pool)), spared(kills)];
  report(figures, kills);
  await pool.end();
  return figures.every(({ isRight }) => isRight);
}

function say(text: string): void {
  process.stdout.write(`${Math.round((Date.now() - started) / 1000)} s  ${text}\n`);
}

function quietProduct(databaseUrl: string, clock = movableClock()) {
  const config = readConfig({ PLATFORM: 'staging', DATABASE_URL: databaseUrl, DATABASE_WAIT: '20000' });
  return createProduct({ config, databaseUrl, clock, log: createLog('silent') });
}

/** With few purchases the rare points may not come; with many, each must have killed somebody. */
function spared(kills: Map<string, number>): Figures[number] {
  const names = [...kills].flatMap(([point, times]) => (times === 0 ? [point] : []));
  const value = names.length === 0 ? '0 (should be 0)' : names.join(' ');
  const mayBe = killsEach === 0 || wanted < ENOUGH;
  return { name: 'named points that killed nobody', value, isRight: names.length === 0 || mayBe };
}

/** The points at which fewest have died yet: so each of them has its turn, the rare ones too. */
function deadliest(kills: Map<string, number>): string {
  const fewest = Math.min(...kills.values());
  if (fewest >= killsEach) return '';
  return [...kills].flatMap(([point, times]) => (times === fewest ? [point] : [])).join(' ');
}

/** Keeps so many processes at work until nothing is left to do; one that was killed is started again. */
async function actUntilDone(databaseUrl: string, pool: pg.Pool): Promise<Map<string, number>> {
  const kills = new Map(KILLED_AT.map((point) => [point, 0]));
  const lane = async (name: string) => {
    for (let life = 0; ; life++) {
      await pool.query(`update prove_tasks set state = 'new' where state = $1`, [name]);
      const { rows } = await pool.query<{ left: number }>(
        `select count(*)::int as left from prove_tasks where state = 'new'`,
      );
      if (rows[0]?.left === 0) return;
      const point = await act(databaseUrl, { name, seed: `${name}-${life}`, killAt: deadliest(kills) });
      if (point) kills.set(point, (kills.get(point) ?? 0) + 1);
      if (life % 20 === 19) say(`${name}: ${rows[0]?.left} left`);
    }
  };
  await Promise.all(Array.from({ length: Number(values.processes) }, (_, n) => lane(`lane-${n}`)));
  return kills;
}

/** One life of a process; answers at which point it was killed, or null when it had nothing left to do. */
async function act(
  databaseUrl: string,
  { name, seed, killAt }: { name: string; seed: string; killAt: string },
): Promise<string | null> {
  const actor = new URL('prove-payments-actor.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [actor], {
    env: { ...process.env, DATABASE_URL: databaseUrl, LANE: name, SEED: seed, KILL_AT: killAt, ...COMPILED },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said = `${said}${text.toString()}`.slice(-200);
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code === 0) return null;
  const point = /killed at (\S+)/.exec(said)?.[1];
  if (!point) throw new Error(`a process ended by itself with ${code}`);
  return point;
}

/** With no faults any more: what was left half done is looked after until a whole sweep changes nothing. */
async function reconcile(databaseUrl: string, pool: pg.Pool): Promise<void> {
  const clock = movableClock();
  const product = await quietProduct(databaseUrl, clock);
  await setMood(product.market.db, AS_IT_SHOULD);
  const idle = async () => {
    while (!(await product.market.queue.isIdle())) await new Promise((done) => setTimeout(done, 100));
  };
  // Jobs of processes that were killed come back when their heart is missed.
  await idle();
  for (const days of [2, 31]) {
    clock.advance({ days });
    let before = '';
    for (let quiet = 0; quiet < QUIET_SWEEPS; ) {
      await product.sweep();
      await idle();
      const { rows } = await pool.query<{ state: string }>(`
        select (select count(*) from subscriptions where heard_at is null or heard_at < now() + make_interval(days => ${days === 2 ? 1 : 32}))
          || ' ' || (select count(*) from payment_intents where status in ('unknown', 'open'))
          || ' ' || (select count(*) from ledger_entries)
          || ' ' || (select count(*) from simulator.events where delivered_at is null) as state`);
      const now = rows[0]?.state ?? '';
      quiet = now === before ? quiet + 1 : 0;
      before = now;
    }
    say(`reconciled after ${days} days: ${before}`);
  }
  await product.stop();
}

function report(figures: Figures, kills: Map<string, number>): void {
  for (const { name, value, isRight } of figures)
    process.stdout.write(`${isRight ? 'right' : 'WRONG'}  ${name}: ${value}\n`);
  process.stdout.write('kill -9 at:\n');
  for (const [point, times] of [...kills].toSorted(([a], [b]) => a.localeCompare(b)))
    process.stdout.write(`  ${point}: ${times}\n`);
  say(`${figures.every(({ isRight }) => isRight) ? 'proved' : 'NOT proved'}: ${verdictOf(figures)}`);
}
