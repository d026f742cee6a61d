import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { type Embedded, type EmbeddedOptions, startEmbedded } from '../server/platform/db/embedded/index.ts';
import { readPidFile } from '../server/platform/db/embedded/pid-file.ts';
import { SYSTEM_FOLDER } from '../server/platform/db/embedded/cluster-location.ts';
import { birthMark, isServing } from '../server/platform/db/embedded/processes.ts';

const EMBEDDED = new URL('../server/platform/db/embedded/index.ts', import.meta.url).href;
const FAST = { fsync: 'off', shared_buffers: '16MB' };
const cleanUps: (() => void | Promise<void>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

test('an empty folder becomes a database that keeps its rows when it is stopped and started again', async () => {
  const dataDir = emptyFolder();
  const first = await started({ dataDir, settings: FAST });
  expect(first.owned).toBe(true);
  await query(first.ownerUrl, 'create table kept (n int)');
  await query(first.ownerUrl, 'insert into kept values (7)');
  await first.stop();
  await expect(query(first.url, 'select 1')).rejects.toThrow('ENOENT');

  const second = await started({ dataDir, settings: FAST });
  expect(second.owned).toBe(true);
  expect(await query(second.ownerUrl, 'select n from kept')).toEqual([{ n: 7 }]);
  expect(await query(second.url, 'select current_database() as name')).toEqual([{ name: 'fettle' }]);
});

test('it is durable and listens on no network by default, and a caller may set it otherwise', async () => {
  const server = await started({ dataDir: emptyFolder(), settings: { work_mem: '5MB' } });
  const settings = await query(server.url, SHOWN);
  expect(settings).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'full_page_writes', setting: 'on' },
    { name: 'jit', setting: 'off' },
    { name: 'listen_addresses', setting: '' },
    { name: 'log_parameter_max_length_on_error', setting: '0' },
    { name: 'synchronous_commit', setting: 'on' },
    { name: 'work_mem', setting: '5120' },
  ]);
});

const SHOWN = `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'jit',
  'listen_addresses', 'log_parameter_max_length_on_error', 'synchronous_commit', 'work_mem') order by name`;

test("what a killed initdb left, beside the cluster or in its place, is in nobody's way", async () => {
  const dataDir = emptyFolder();
  const draft = `${dataDir}.init-${await deadPid()}-abc123`;
  for (const folder of [draft, dataDir]) fs.mkdirSync(path.join(folder, 'global'), { recursive: true });
  for (const folder of [draft, dataDir]) fs.writeFileSync(path.join(folder, 'PG_VERSION'), '18\n');
  fs.writeFileSync(`${draft}.password`, 'secret');

  const said: string[] = [];
  const server = await started({ dataDir, settings: FAST, log: (line) => said.push(line) });
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(said.join()).toContain('half-made');
  const names = fs.readdirSync(path.dirname(dataDir));
  expect(names.filter((name) => name.includes('.init-'))).toEqual([]);
  expect(names.filter((name) => name.includes('.half-made-'))).toHaveLength(1);
});

test("a folder with other people's files is refused and left as it is", async () => {
  const dataDir = emptyFolder();
  fs.mkdirSync(dataDir);
  fs.writeFileSync(path.join(dataDir, 'letter.txt'), 'dear');
  await expect(startEmbedded({ dataDir, settings: FAST })).rejects.toThrow('must be free or empty');
  expect(fs.readdirSync(dataDir)).toEqual(['letter.txt']);
  expect(fs.readdirSync(path.dirname(dataDir))).toEqual(['cluster']);
});

test('two programs that start at once share one server, and the one that attached does not stop it', async () => {
  const dataDir = emptyFolder();
  const [first, second] = await Promise.all([launcher(dataDir), launcher(dataDir)]);
  expect(first.owned).not.toBe(second.owned);
  const pids = await Promise.all([first, second].map(({ url }) => query(url, POSTMASTER)));
  expect(pids[0]).toEqual(pids[1]);

  const [owner, guest] = first.owned ? [first, second] : [second, first];
  await guest.stop();
  expect(await query(owner.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await owner.stop();
  await expect(query(owner.url, 'select 1')).rejects.toThrow('ENOENT');
});

const POSTMASTER = 'select pg_postmaster_start_time()::text as since';

test('a server whose launcher was killed is taken over by the next start, and stopped by it', async () => {
  const dataDir = emptyFolder();
  const killed = await launcher(dataDir);
  await query(killed.ownerUrl, 'create table kept as select 1 as n');
  killed.process.kill('SIGKILL');
  await once(killed.process, 'exit');

  const next = await started({ dataDir, settings: FAST });
  expect(next.owned).toBe(true);
  expect(await query(next.ownerUrl, 'select n from kept')).toEqual([{ n: 1 }]);
  await next.stop();
  expect(fs.existsSync(path.join(dataDir, 'postmaster.pid'))).toBe(false);
});

test('a launcher that became a zombie, or whose pid somebody else was given, owns nothing', async () => {
  const dataDir = emptyFolder();
  await started({ dataDir, settings: FAST });
  const dead = await zombie();
  for (const signature of [`${dead} ${birthMark(dead)} 1`, `${await somebodyElse()} 1 1`]) {
    fs.writeFileSync(path.join(dataDir, 'fettle.owner'), signature);
    const next = await startEmbedded({ dataDir, settings: FAST });
    expect(next.owned).toBe(true);
  }
});

test('every acknowledged row is there after kill -9 of the server', async () => {
  const dataDir = emptyFolder();
  const first = await started({ dataDir });
  await query(first.ownerUrl, 'create table kept (n int primary key)');
  let acknowledged = 0;
  const writing = writeUntilItFails(first.ownerUrl, (n) => {
    acknowledged = n;
    if (n === 200) process.kill(postmasterPid(dataDir), 'SIGKILL');
  });
  await writing;
  expect(acknowledged).toBeGreaterThanOrEqual(200);

  const second = await started({ dataDir });
  const [found] = await query(
    second.ownerUrl,
    `select count(*)::int as n from kept where n <= ${acknowledged}`,
  );
  expect(found).toEqual({ n: acknowledged });
});

test('the pid file of a dead server stops nobody: pid free, given to somebody else, or held by a zombie', async () => {
  const dataDir = emptyFolder();
  const first = await started({ dataDir, settings: FAST });
  const pidFile = path.join(dataDir, 'postmaster.pid');
  const lines = fs.readFileSync(pidFile, 'utf8').split('\n');
  await first.stop();

  for (const pid of [await deadPid(), await somebodyElse(), await zombie(), await otherServer()]) {
    const stale = [pid, ...lines.slice(1)].join('\n');
    fs.mkdirSync(`${dataDir}.sock`, { recursive: true });
    for (const file of [pidFile, `${dataDir}.sock/.s.PGSQL.5432.lock`]) fs.writeFileSync(file, stale);
    const server = await started({ dataDir, settings: FAST });
    expect(server.owned).toBe(true);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
  }
});

test('a path too long for a socket and full of odd characters works', async () => {
  const dataDir = path.join(emptyFolder(), `it's, "odd" % & ${'long'.repeat(20)}`, 'cluster');
  const server = await started({ dataDir, settings: FAST });
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('who serves is no superuser and owns nothing, also in a cluster from before there was such a role', async () => {
  const dataDir = emptyFolder();
  const first = await started({ dataDir, settings: FAST });
  await query(first.ownerUrl, 'drop role fettle_serving');
  await first.stop();

  const { url } = await started({ dataDir, settings: FAST });
  const asked = `select current_user as name, rolsuper or rolcreaterole or rolcreatedb or rolbypassrls as is_mighty,
      exists (select from pg_auth_members where member = r.oid) as is_member,
      exists (select from pg_class where relowner = r.oid) as is_owner
    from pg_roles r where rolname = current_user`;
  expect(await query(url, asked)).toEqual([
    { name: 'fettle_serving', is_mighty: false, is_member: false, is_owner: false },
  ]);
  const logged = fs.readFileSync(`${dataDir}.log`, 'utf8');
  for (const password of [url, first.ownerUrl].map((text) => new URL(text).password))
    expect(logged).not.toContain(password);
});

test('below a folder that others cannot enter, root keeps the rows in a folder of the system, others there', async () => {
  const dataDir = emptyFolder();
  fs.chmodSync(path.dirname(dataDir), 0o700);
  const first = await started({ dataDir, settings: FAST });
  const cluster = fs.realpathSync(dataDir);
  cleanUps.push(() => fs.rmSync(path.dirname(cluster), { recursive: true, force: true }));
  expect(path.dirname(path.dirname(cluster))).toBe(
    process.getuid?.() === 0 ? SYSTEM_FOLDER : path.dirname(path.dirname(dataDir)),
  );
  await query(first.ownerUrl, 'create table kept as select 7 as n');
  await first.stop();
  const second = await started({ dataDir, settings: FAST });
  expect(await query(second.ownerUrl, 'select n from kept')).toEqual([{ n: 7 }]);
  expect(fs.realpathSync(dataDir)).toBe(cluster);
});

/** A folder that is not there yet, below one that every account may enter. */
function emptyFolder(): string {
  const folder = fs.realpathSync(temporaryFolder('fettle-pg-'));
  const dataDir = path.join(folder, 'cluster');
  cleanUps.push(() => {
    endServer(dataDir);
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  });
  return dataDir;
}

/** What a test that failed left running. */
function endServer(dataDir: string): void {
  const pid = readPidFile(dataDir)?.pid ?? 0;
  if (isServing(pid, dataDir)) process.kill(pid, 'SIGKILL');
}

async function started(options: EmbeddedOptions): Promise<Embedded> {
  const server = await startEmbedded(options);
  cleanUps.push(() => server.stop());
  return server;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function writeUntilItFails(url: string, acknowledge: (n: number) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  for (let n = 1; ; n++) {
    try {
      await client.query('insert into kept values ($1)', [n]);
    } catch {
      return;
    }
    acknowledge(n);
  }
}

type Launcher = Pick<Embedded, 'url' | 'ownerUrl' | 'owned' | 'stop'> & { process: ChildProcess };

/** Another program that starts the database and holds it until it is told to stop. */
async function launcher(dataDir: string): Promise<Launcher> {
  const script = `
    import { startEmbedded } from ${JSON.stringify(EMBEDDED)};
    const { url, ownerUrl, owned, stop } = await startEmbedded(${JSON.stringify({ dataDir, settings: FAST })});
    console.log(JSON.stringify({ url, ownerUrl, owned }));
    process.stdin.once('end', stop).resume();`;
  const child = spawn(ourNode(), ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  cleanUps.push(stop);
  const [line] = await once(createInterface(child.stdout), 'line');
  return { ...JSON.parse(String(line)), stop, process: child };
}

/** The one of package.json, which runs TypeScript, whatever runs the tests. */
function ourNode(): string {
  const folder = path.dirname(createRequire(import.meta.url).resolve('node/package.json'));
  return path.join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

const postmasterPid = (dataDir: string) => readPidFile(dataDir)?.pid ?? 0;

async function deadPid(): Promise<number> {
  const { stdout } = await promisify(execFile)('/bin/sh', ['-c', 'echo $$']);
  return Number(stdout);
}

async function somebodyElse(): Promise<number> {
  return lastingPid('echo $$; exec sleep 60');
}

/** A child whose parent became a program that buries nobody. */
async function zombie(): Promise<number> {
  return lastingPid('(exit 0) & echo $!; exec sleep 60');
}

async function otherServer(): Promise<number> {
  const dataDir = emptyFolder();
  await started({ dataDir, settings: FAST });
  return postmasterPid(dataDir);
}

async function lastingPid(script: string): Promise<number> {
  const child = spawn('/bin/sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  cleanUps.push(() => void child.kill('SIGKILL'));
  const [pid] = await once(createInterface(child.stdout), 'line');
  return Number(pid);
}
