import { join } from 'node:path';
import { freePort } from '../../server/testing/free-port.ts';
import { PROGRAMS } from './debian.ts';
import type { Login } from './postgres.ts';
import { folderFor, type Running, startServer, written } from './running.ts';

const SETTINGS = {
  listen_addr: '127.0.0.1',
  unix_socket_dir: '',
  auth_type: 'scram-sha-256',
  pool_mode: 'transaction',
  max_client_conn: 1000,
  // Each transaction gets the connection that was used longest ago: what rests on the session fails at once.
  server_round_robin: 1,
};

/** Where the server listens; a host that is a folder has its socket. */
type Before = { host: string; port: number };
type Pooling = { login: Login; connections?: number };

/** PgBouncer in transaction mode before a server, for one login. */
export async function startPgBouncer(
  before: Before,
  { login, connections = 10 }: Pooling,
): Promise<Running & { port: number }> {
  const [folder, port] = [folderFor('pgbouncer'), await freePort()];
  const users = written(folder, 'users.txt', [`"${login.role}" "${login.password}"`]);
  const settings = {
    ...SETTINGS,
    default_pool_size: connections,
    listen_port: port,
    auth_file: users,
    pidfile: join(folder, 'pid'),
  };
  const ini = written(folder, 'pgbouncer.ini', [
    '[databases]',
    `* = host=${before.host} port=${before.port}`,
    '[pgbouncer]',
    ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
  ]);
  return { ...(await startServer({ program: PROGRAMS.pgbouncer.path, args: ['-q', ini], port })), port };
}
