import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { handOver } from './account.ts';
import { environment, isWindows, run } from './commands.ts';
import { type PidFile, whenReady } from './pid-file.ts';
import { isAlive, isServing } from './processes.ts';
import { logFileOf, type Site } from './site.ts';
import { socketFolder } from './socket.ts';

/** For a laptop with two cores that runs the program and a browser too; durability is PostgreSQL's own default. */
const SETTINGS = {
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1', // no disk turns any more
  jit: 'off', // compiling costs more than our short statements
  max_parallel_workers_per_gather: '0', // the second core is the program's
  io_method: 'sync', // no workers standing by
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // The values of a failed statement are people's e-mails and phone numbers: neither parameters nor DETAIL lines.
  log_parameter_max_length_on_error: '0',
  log_error_verbosity: 'terse',
};

const LARGEST_LOG = 20_000_000;
const POLL_MS = 10;
const FAST_STOP_MS = 15_000;
const IMMEDIATE_STOP_MS = 5_000;

/** Starts a server of its own session, so that Ctrl-C comes to us and we drain first; null when it ended at once. */
export async function launch(site: Site): Promise<PidFile | null> {
  const log = openLog(site);
  const settings = { ...SETTINGS, ...(await address(site)), ...site.settings };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(site.binaries.tool('postgres'), ['-D', site.cluster, ...args], {
    ...site.account,
    env: environment(),
    cwd: isWindows ? site.cluster : '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  fs.closeSync(log);
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  child.once('exit', end).once('error', end);
  const file = await whenReady(site.cluster, child.pid ?? 0, () => !hasEnded);
  child.unref();
  return file;
}

/** Open transactions are rolled back and all is written ("fast"); too slow a server is ended and recovers later. */
export async function stopServer(site: Site, pid: number): Promise<void> {
  if (!isServing(pid, site.cluster)) return;
  if (isWindows) {
    await run(site.binaries.tool('pg_ctl'), ['stop', '-D', site.cluster, '-m', 'fast', '-w'], null);
  } else if (!(await endsBy(pid, 'SIGINT', FAST_STOP_MS))) {
    await endsBy(pid, 'SIGQUIT', IMMEDIATE_STOP_MS);
  }
}

function openLog(site: Site): number {
  const file = logFileOf(site);
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGEST_LOG) fs.renameSync(file, `${file}.1`);
  const opened = fs.openSync(file, 'a', 0o600);
  handOver(site.account, file); // it may have to be opened without root next time
  return opened;
}

/** A socket that only the server's account may enter; Windows has none for us and gets a free port. */
async function address(site: Site): Promise<Record<string, string>> {
  if (isWindows) return { listen_addresses: '127.0.0.1', port: String(await freePort()) };
  const folder = socketFolder(site).replaceAll('"', '""');
  return {
    listen_addresses: '',
    port: '5432', // part of the socket's name, nothing more
    unix_socket_directories: `"${folder}"`, // quoted, for it is a list
    unix_socket_permissions: '0700',
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const found = server.address();
  server.close();
  if (!found || typeof found === 'string') throw new Error('no free port');
  return found.port;
}

async function endsBy(pid: number, signal: NodeJS.Signals, withinMs: number): Promise<boolean> {
  try {
    process.kill(pid, signal);
  } catch {
    return true; // it went by itself
  }
  for (const end = Date.now() + withinMs; Date.now() < end; await sleep(POLL_MS)) {
    if (!isAlive(pid)) return true;
  }
  return false;
}
