import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { sqlState } from '../../server/platform/db/db.ts';
import { run } from '../../server/platform/db/embedded/commands.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { PROGRAMS } from './debian.ts';
import { account, folderFor, type Running, startServer, written } from './running.ts';

export type Postgres = Running & {
  port: number;
  /** Who owns everything, and who serves; of the database `postgres`. */
  logins: { owner: Login; serving: Login };
};

export type Login = { role: string; password: string };

const login = (role: string): Login => ({ role, password: randomBytes(12).toString('hex') });

/** The address of a login's database, at a port of this machine. */
export const addressOf = ({ role, password }: Login, port: number, database = 'postgres'): string =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  // Stories count what happened, not what a power cut leaves.
  fsync: 'off',
};

/** Debian's PostgreSQL on a cluster of its own, with two roles as docs/engines.md wants them. */
export async function startPostgres(): Promise<Postgres> {
  const logins = { owner: login('fettle_owner'), serving: login('fettle_serving') };
  const [folder, port] = [folderFor('postgres'), await freePort()];
  const data = join(folder, 'data');
  const password = written(folder, 'password', [logins.owner.password]);
  const asked = ['-D', data, '-U', logins.owner.role, `--pwfile=${password}`, '-A', 'scram-sha-256', '-N'];
  await tool('initdb', [...asked, '-E', 'UTF8', '--locale=C.UTF-8']);
  const server = await serve(data, port);
  await makeServing(addressOf(logins.owner, port), logins.serving);
  return { ...server, port, logins };
}

/** A standby of a server at a port, which listens at another. */
export async function startStandby(of: Postgres, port: number): Promise<Postgres> {
  const data = join(folderFor('standby'), 'data');
  const leader = addressOf(of.logins.owner, of.port);
  await tool('pg_basebackup', ['-D', data, '-d', leader, '-R', '-X', 'stream', '-c', 'fast']);
  return { ...(await serve(data, port)), port, logins: of.logins };
}

/** Its stop is a kill: nothing is written any more. */
function serve(data: string, port: number): Promise<Running> {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return startServer({
    program: PROGRAMS.postgres.path,
    args: ['-D', data, '-p', String(port), ...settings],
    port,
  });
}

async function tool(name: string, args: string[]): Promise<void> {
  const made = await run(join(dirname(PROGRAMS.postgres.path), name), args, account);
  if (!made.succeeded) throw new Error(`${name} failed:\n${made.output}`);
}

/** As the owner, on the server itself. */
export async function onServer<Row extends object>({ port, logins }: Postgres, ...statements: string[]) {
  const client = await connected(addressOf(logins.owner, port));
  try {
    let rows: Row[] = [];
    for (const statement of statements) rows = (await client.query<Row>(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

const STARTING = '57P03';
const PATIENCE_MS = 60_000;

/** A server that listens may still be starting. */
async function connected(connectionString: string): Promise<pg.Client> {
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(100)) {
    const client = new pg.Client({ connectionString });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (sqlState(error) !== STARTING || Date.now() > end) throw error;
    }
  }
}

async function makeServing(ownerUrl: string, { role, password }: Login): Promise<void> {
  const client = await connected(ownerUrl);
  await client.query(
    `create role ${client.escapeIdentifier(role)} login password ${client.escapeLiteral(password)}`,
  );
  await client.end();
}
