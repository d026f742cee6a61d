import { mkdtemp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Feature } from '../marketplace/feature.ts';
import type { MovableClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { FOLDERS } from '../platform/files/files.ts';
import { isDatabaseAway } from '../platform/db/db.ts';
import { createLog } from '../platform/log/log.ts';
import { type CaughtMessage, caughtMessages } from '../platform/mail/catcher.ts';
import { createProduct, type Product } from '../product.ts';
import { fingerprint, KEPT, turnBack, watched } from './as-new.ts';
import { databaseSettings, freshDatabase, type TwoUrls } from './databases.ts';
import { errorsIn } from './error-lines.ts';
import { agingBy } from './kept-files.ts';
import { standingClock } from './standing-clock.ts';
import { UNHURRIED } from './unhurried.ts';

export type TestMarket = {
  baseUrl: string;
  /** What is served with; the product knows no other. */
  databaseUrl: string;
  ownerUrl: string;
  product: Product;
  /** Does what the role that serves may not: its tables belong to another. */
  asOwner(statements: string): Promise<void>;
  /** Reads over a connection that no story cuts for good: the product's own may be cut, or all be taken. */
  look<Row extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<Row[]>;
  clock: MovableClock;
  /** Moves the clock on once the queue has done what is due: done later, it would count for the later moment. */
  advance(by: Parameters<MovableClock['advance']>[0]): Promise<void>;
  /** Every line the product logged. */
  log: string[];
  /** Says that errors with these words in them may stand in the log of this story. */
  announces(...parts: string[]): void;
  announced: string[];
  /** Waits until the queue has nothing to do. */
  settled(): Promise<void>;
  /** What was sent to an address or number, newest first. */
  mailTo(recipient: string): Promise<CaughtMessage[]>;
  /** Empties everything but the catalogue. */
  reset(): Promise<void>;
  /** Turns the clock back. Answers whether, after a reset, another test file finds it as a new one. */
  renewed(): Promise<boolean>;
};

/** What never comes to rest is found as surely after a minute, however slow the machine. */
const PATIENCE_MS = 60_000;

export const SECRET_KEY = 'a key that the tests alone have, of 32 letters';

/** The product on a database of its own, listening on a port of its own; `env` are further settings. */
export async function openTestMarket(env: Env = {}): Promise<TestMarket> {
  const database = await freshDatabase();
  if (isProduction(env)) await ownerOf(database.ownerUrl).owner('drop schema simulator cascade');
  // Another platform has other people in its database.
  return openMarketOn(database, { env, isPrepared: !env.PLATFORM });
}

/** The same, made of these features. */
export const openPlantedMarket = async (features: readonly Feature[]): Promise<TestMarket> =>
  openMarketOn(await freshDatabase(), { features });

type Env = Record<string, string>;

/** The product once more on a market's database, as another process would be. */
export async function openSecondProduct(
  { databaseUrl, ownerUrl }: Pick<TestMarket, 'databaseUrl' | 'ownerUrl'>,
  env: Env = {},
): Promise<TestMarket> {
  const open = () => openMarketOn({ url: databaseUrl, ownerUrl }, { env });
  return isProduction(env) ? withoutSimulator(ownerOf(ownerUrl).owner, open) : open();
}

const isProduction = ({ PLATFORM }: Env): boolean => PLATFORM === 'production';

/** Production refuses a database with the books of the payment simulator, which those of stories have. */
export async function withoutSimulator<T>(
  asOwner: TestMarket['asOwner'],
  work: () => Promise<T>,
): Promise<T> {
  await asOwner('alter schema simulator rename to put_away');
  try {
    return await work();
  } finally {
    await asOwner('alter schema put_away rename to simulator');
  }
}

type Made = { env?: Env; features?: readonly Feature[]; isPrepared?: boolean };

async function openMarketOn(
  { url: databaseUrl, ownerUrl }: TwoUrls,
  { env = {}, features, isPrepared = false }: Made,
): Promise<TestMarket> {
  const { owner, look } = ownerOf(ownerUrl);
  const clock = standingClock();
  const { asOwner, watch, isClosed, isTouched } = watched(owner);
  const log: string[] = [];
  const announced: string[] = [];
  const config = readConfig({
    PLATFORM: 'staging',
    // A market that is asked to be the demo needs no more than its people.
    DEMO_WORLD: 'people',
    ...databaseSettings(databaseUrl),
    DATA_DIR: await mkdtemp(join(tmpdir(), 'fettle-test-')),
    DATABASE_POOL: '20',
    SECRET_KEY,
    ...UNHURRIED,
    ...env,
  });
  const product = await createProduct({
    config,
    databaseUrl,
    directUrl: config.databaseDirectUrl,
    clock,
    checksAnswers: true,
    wrapFiles: (files) => agingBy(clock, files),
    // Behind a pooler the role of each database has limits of its own.
    isPrepared: isPrepared && !config.databaseDirectUrl,
    ...(features && { features }),
    log: createLog('info', { write: (line) => void log.push(line) }),
  });
  watch(product.market.queue);
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = product.app.server.address() as AddressInfo;
  const atFirst = await fingerprint(product);
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    databaseUrl,
    ownerUrl,
    asOwner,
    look,
    product,
    clock,
    async advance(by) {
      if (config.opensWorker && !isClosed()) await quiet(look);
      clock.advance(by);
    },
    log,
    announces: (...parts) => void announced.push(...parts),
    announced,
    settled: () => settled(product, log),
    mailTo: (recipient) => caughtMessages(product.market.db, recipient),
    reset: () => reset(product, owner),
    renewed: async () => {
      turnBack(clock);
      return !isTouched() && product.app.server.listening && (await fingerprint(product)) === atFirst;
    },
  };
}

async function settled({ market }: Product, log: string[]): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  // Who has cut the connections of the product may have cut this one.
  while (!(await market.queue.isIdle().catch(ifAway))) {
    if (Date.now() > end)
      throw new Error(`the queue did not come to rest:\n${errorsIn(log).at(-1) ?? 'no error is in the log'}`);
    await sleep(10);
  }
}

async function reset({ database, market }: Product, asOwner: TestMarket['asOwner']): Promise<void> {
  for (const key of await storedFiles(market)) await market.files.remove(key);
  const { rows } = await database.pool.query<{ name: string }>(
    `select case schemaname when 'public' then tablename else schemaname || '.' || tablename end as name
    from pg_tables where schemaname in ('public', 'simulator') and tablename not like 'kysely%'`,
  );
  const emptied = rows.map((row) => row.name).filter((name) => !KEPT.includes(name));
  // The audit log refuses to be emptied even by its owner, as long as its triggers run. Fifty tables with a few rows each
  // are emptied far quicker so than by truncate, which makes new files for all of them.
  await asOwner(`
    begin; set local session_replication_role = replica;
    ${emptied.map((table) => `delete from ${table}`).join('; ')}; commit`);
  await database.pool.query('delete from pgboss.job');
}

const DUE = `select from pgboss.job where name <> 'dead-letters'
  and (state = 'active' or (state = 'created' and start_after <= now())) limit 1`;

/** Waits for what is due for the first time; what failed may wait for its next try. */
async function quiet(look: TestMarket['look']): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; (await look(DUE)).length > 0; await sleep(5))
    if (Date.now() > end) throw new Error('the clock was to move, and the queue did not come to rest');
}

const ifAway = (error: unknown): false => {
  if (isDatabaseAway(error)) return false;
  throw error;
};

/** One connection, kept from story to story, and no reason for a process to go on. */
function ownerOf(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: 1, allowExitOnIdle: true });
  pool.on('error', () => undefined);
  const look: TestMarket['look'] = async (statement, values = []) => {
    const read = () => pool.query(statement, values);
    const { rows } = await read().catch((error: unknown) => ifAway(error) || read());
    return rows;
  };
  const owner: TestMarket['asOwner'] = async (statements) => void (await pool.query(statements));
  return { owner, look };
}

/** Every key that lies in the store. */
export async function storedFiles({ files }: Product['market']): Promise<string[]> {
  const keys: string[] = [];
  for (const folder of FOLDERS) for await (const { key } of files.list(folder)) keys.push(key);
  return keys.toSorted();
}
