import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { emptyDatabase, freshDatabase } from './testing/databases.ts';
import { freePort } from './testing/free-port.ts';
import { descendantsOf, outlasting, signalAll } from './testing/process-table.ts';

const taken = createServer();
await once(taken.listen(0, '127.0.0.1'), 'listening');
afterAll(() => void taken.close());

/** Settings with which it starts, and these. */
const envWith = async (settings: Record<string, string>) => ({
  PATH: process.env.PATH,
  HOST: '127.0.0.1',
  PORT: String(await freePort()),
  PLATFORM: 'staging',
  SINGLE_MACHINE: 'true',
  ROLE: 'worker',
  DATABASE_URL: (await freshDatabase()).url,
  DATA_DIR: await mkdtemp(join(tmpdir(), 'fettle-start-')),
  LOG_LEVEL: 'silent',
  ...settings,
});

const STARTS = ['server/main.mjs'];

/** A start with these settings. */
const starting = async (settings: Record<string, string>) =>
  spawn(process.execPath, STARTS, { env: await envWith(settings), stdio: ['ignore', 'pipe', 'pipe'] });

/** How it ends, and what it says. */
async function start(settings: Record<string, string>) {
  const child = await starting(settings);
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code: code as number | null, said };
}

const BUCKET_AWAY = {
  S3_BUCKET: 'fettle',
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test.each([
  ['PORT is not valid', { PORT: 'eighty' }],
  ['PORT {port} is taken', { PORT: '{port}' }],
  ['HOST 192.0.2.1 is no address', { HOST: '192.0.2.1' }],
  ['DATABASE_URL leads to no database', { DATABASE_URL: 'postgres://ann:secret@127.0.0.1:9/fettle' }],
  [
    'DATABASE_OWNER_URL leads to no database',
    { DATABASE_OWNER_URL: 'postgres://bo:secret@127.0.0.1:9/fettle' },
  ],
  ['S3_BUCKET must be set with DATABASE_URL', { SINGLE_MACHINE: '' }],
  ['S3_BUCKET fettle takes no file (ECONNREFUSED)', BUCKET_AWAY],
  ['DATA_DIR README.md is no folder', { DATA_DIR: 'README.md' }],
  ['DATA_DIR README.md/data is no folder', { DATA_DIR: 'README.md/data' }],
])('a start ends with one sentence: %s', async (sentence, settings: Record<string, string>) => {
  const { port } = taken.address() as AddressInfo;
  const named = (words: string) => words.replace('{port}', String(port));
  const { code, said } = await start(
    Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, named(value)])),
  );
  expect(said).toMatch(/^[^\n]+\.\n$/);
  expect(said.startsWith(named(sentence)), said).toBe(true);
  expect(said).not.toContain('secret');
  expect(code).toBe(1);
});

test('a start on a database from before the first release ends with one sentence that says what to do', async () => {
  const { url, ownerUrl } = await emptyDatabase();
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`create table kysely_migration (name text primary key, timestamp text not null);
    insert into kysely_migration values ('0001-accounts', '2026-01-01'), ('0002-catalogue', '2026-01-01')`);
  await client.end();
  const { code, said } = await start({ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl });
  expect(said).toMatch(/^The database was made before the first release[^\n]* empty DATA_DIR [^\n]*\.\n$/);
  expect(code).toBe(1);
});

/** The memory that a process may take for its heap, as it says when it is ready, and of how many arenas, where that can be read. */
async function boundsOf(settings: Record<string, string>): Promise<[number, string | undefined]> {
  const child = await starting({ LOG_LEVEL: 'info', ...settings });
  try {
    for await (const line of createInterface(child.stdout)) {
      const { msg, heap_limit_mb: limit } = JSON.parse(line) as { msg: string; heap_limit_mb?: number };
      if (msg === 'ready') return [limit ?? 0, await arenasOf(child.pid)];
    }
    throw new Error('it was never ready');
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

/** Only Linux tells. */
async function arenasOf(pid = 0): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined;
  const env = await readFile(`/proc/${pid}/environ`, 'utf8');
  return /^MALLOC_ARENA_MAX=(.*)$/m.exec(env.replaceAll('\0', '\n'))?.[1];
}

test('a process has bounds of its own and says them; the operator may set others', async () => {
  // The heap of old objects, and three times that of new ones.
  const isLinux = process.platform === 'linux';
  expect(await boundsOf({})).toEqual([1024 + 3 * 8, isLinux ? '2' : undefined]);
  const NODE_OPTIONS = '--max-old-space-size=400 --max-semi-space-size=16';
  expect(await boundsOf({ NODE_OPTIONS })).toEqual([400 + 3 * 16, isLinux ? '2' : undefined]);
  const set = await boundsOf({ NODE_OPTIONS, MALLOC_ARENA_MAX: '5' });
  expect(set).toEqual([400 + 3 * 16, isLinux ? '5' : undefined]);
});

const REAL = {
  PLATFORM: 'production',
  APP_URL: 'https://fettle.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Fettle <hello@fettle.example>',
  SECRET_KEY: 'a key that seals nothing but this test',
  VAT_RATE: '0',
  STRIPE_SECRET_KEY: 'a key of no account',
  STRIPE_WEBHOOK_SECRET: 'a secret of nobody',
};

/** The first page of the product, and all that the product has said until it was there. */
async function firstPage(
  settings: Record<string, string>,
): Promise<{ url: string; html: string; said: string }> {
  const PORT = String(await freePort());
  const child = await starting({ ROLE: 'all', LOG_LEVEL: 'warn', PORT, ...settings });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (words: Buffer) => void (said += words.toString()));
  try {
    const url = `http://127.0.0.1:${PORT}`;
    const isReady = async () => (await fetch(`${url}/api/health/ready`).catch(() => null))?.ok;
    await expect.poll(isReady).toBe(true);
    return { url, html: await (await fetch(url)).text(), said };
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

test.each([
  ['staging', {}, 'stag'],
  ['production', REAL, 'nothing'],
])(
  'on %s the header says so, and nobody is told how to get in',
  { meta: { shows: ['R-2-003', 'R-2-004', 'R-14-027'] } },
  async (platform, settings: Record<string, string>, sign) => {
    const own: Record<string, string> =
      platform === 'production' ? { DATABASE_URL: await withoutBooks() } : {};
    const { url, html, said } = await firstPage({ ...settings, ...own });
    expect(/>(demo|stag)<\/span>/.exec(html)?.[1] ?? 'nothing').toBe(sign);
    expect(html).toContain('</html>');
    expect(said).not.toContain(url);
    expect(said).not.toMatch(/@fettle\.test|\/dev\/mailbox|local-jobs-done-right/);
  },
);

/** A database without the books of the payment simulator, which production refuses. */
async function withoutBooks(): Promise<string> {
  const { url, ownerUrl } = await freshDatabase();
  const owner = new pg.Pool({ connectionString: ownerUrl });
  await owner.query('drop schema simulator cascade');
  await owner.end();
  return url;
}

/** As npm does: it starts the program and waits for its end. */
const LIKE_NPM = `require('node:child_process').spawn(process.execPath, ${JSON.stringify(STARTS)}, { stdio: 'ignore' })`;

const ENDS_WITHIN_MS = 20_000;

test('a program whose npm is killed before it is ready ends all the same', async () => {
  const { url, ownerUrl } = await freshDatabase();
  const owner = new pg.Pool({ connectionString: ownerUrl });
  const holder = await owner.connect();
  // It waits for a process that prepares the database, as far as it can tell, and so is not ready.
  await holder.query('begin; lock table work_categories in share row exclusive mode');
  const env = await envWith({ DATABASE_URL: url, npm_lifecycle_event: 'start' });
  const npm = spawn(process.execPath, ['-e', LIKE_NPM], { env, stdio: 'ignore' });
  await expect.poll(() => waitingIn(owner)).toBe(1);
  const started = descendantsOf(npm.pid ?? 0);
  npm.kill('SIGKILL');
  await once(npm, 'exit');
  await holder.query('commit');
  holder.release();
  await owner.end();
  const left = await outlasting(started, ENDS_WITHIN_MS);
  signalAll(left, 'SIGKILL');
  expect([started.length > 0, left]).toEqual([true, []]);
});

async function waitingIn(owner: pg.Pool): Promise<number | undefined> {
  const { rows } = await owner.query<{ waiting: number }>(
    `select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting;
}

test('every line says which process wrote it', async () => {
  const child = await starting({ LOG_LEVEL: 'info' });
  try {
    for await (const line of createInterface(child.stdout)) {
      const said = JSON.parse(line) as { msg: string };
      expect(said).toMatchObject({ role: 'worker', host: hostname(), pid: child.pid, version: '0.1.0' });
      if (said.msg === 'ready') return;
    }
    throw new Error('it was never ready');
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});
