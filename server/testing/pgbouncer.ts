import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const PGBOUNCER = '/usr/sbin/pgbouncer';

export type PgBouncer = {
  /** The same database through it. */
  through(url: string): string;
  stop(): Promise<void>;
};

type Options = {
  /** Addresses of the server, one for each role that may come through. */
  urls: string[];
  settings?: Record<string, string | number>;
  program?: string;
};

const SETTINGS = {
  listen_addr: '127.0.0.1',
  unix_socket_dir: '',
  auth_type: 'scram-sha-256',
  pool_mode: 'transaction',
  max_client_conn: 1000,
  default_pool_size: 10,
  // Each transaction gets the connection that was used longest ago: what rests on the session fails at once.
  server_round_robin: 1,
};

/** Debian's PgBouncer in transaction mode before a server, as a process of ours; it ends with it, or with `stop`. */
export async function startPgBouncer({
  urls,
  settings = {},
  program = PGBOUNCER,
}: Options): Promise<PgBouncer> {
  if (!existsSync(program)) throw new Error(`${program} is not installed: apt-get install pgbouncer`);
  const folder = temporaryFolder('fettle-pgbouncer-');
  const [listen_port, server] = [await freePort(), placeOf(urls[0] ?? '')];
  const users = join(folder, 'users.txt');
  const ini = join(folder, 'pgbouncer.ini');
  const lines = { ...SETTINGS, ...settings, listen_port, auth_file: users, pidfile: join(folder, 'pid') };
  writeFileSync(users, urls.map(loginOf).join('\n'), { mode: 0o600 });
  const stated = Object.entries(lines).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(
    ini,
    [`[databases]`, `* = host=${server.host} port=${server.port}`, '[pgbouncer]', ...stated, ''].join('\n'),
  );
  // It refuses to be root, and the server's socket is open to the server's account only.
  const account = server.account ?? {};
  if (server.account)
    for (const file of [folder, users, ini]) chownSync(file, server.account.uid, server.account.gid);
  const child = spawn(program, ['-q', ini], { ...account, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-4_000)));
  const ended = once(child, 'exit');
  await untilListening(listen_port).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw new Error(`PgBouncer did not start:\n${said}`, { cause: error });
  });
  return {
    through: (url) => placed(url, `127.0.0.1:${listen_port}`),
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function placeOf(url: string) {
  const { hostname, port, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  if (!host.startsWith('/')) return { host, port: port || '5432', account: null };
  const { uid, gid } = statSync(host);
  return {
    host,
    port: searchParams.get('port') ?? '5432',
    account: uid === 0 || process.getuid?.() !== 0 ? null : { uid, gid },
  };
}

function loginOf(url: string): string {
  const { username, password } = new URL(url);
  return `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"`;
}

function placed(url: string, host: string): string {
  const { username, password, pathname } = new URL(url);
  return `postgres://${username}:${password}@${host}${pathname}`;
}

const PATIENCE_MS = 10_000;

async function untilListening(port: number): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(20)) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    if (Date.now() > end) throw new Error(`nobody listens on ${port}`);
  }
}
