import { accessSync, constants, mkdirSync } from 'node:fs';
import { type Config, ConfigError } from './config.ts';

const WAIT_MS = 10_000;

/**
 * Finds out what can only be found out by trying, before anything is started: the folder and the outside database.
 * @throws ConfigError with a sentence that names the setting
 */
export async function trySettings(config: Config): Promise<void> {
  const { dataDir, databaseUrl, databaseDirectUrl, databaseOwnerUrl, s3 } = config;
  if (!databaseUrl || !s3) tryFolder(dataDir);
  // What a pooler leads to is not asked yet: it would keep the connection, which has no limits before the role has.
  if (databaseUrl && !databaseDirectUrl) await tryDatabase('DATABASE_URL', databaseUrl);
  if (databaseDirectUrl) await tryDatabase('DATABASE_DIRECT_URL', databaseDirectUrl);
  if (databaseOwnerUrl) await tryDatabase('DATABASE_OWNER_URL', databaseOwnerUrl);
}

function tryFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError(`DATA_DIR ${dataDir} is no folder that can be written: ${reasonOf(error)}.`);
  }
}

async function tryDatabase(name: string, url: string): Promise<void> {
  const { default: pg } = await import('pg');
  const { connectionTo } = await import('./db/primary.ts');
  const client = new pg.Client({ ...connectionTo(url), connectionTimeoutMillis: WAIT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Server>(SERVER);
    const fault = rows[0] && faultOf({ ...rows[0], isDirect: rows[0].pid === pidToldTo(client) });
    if (fault) throw new ConfigError(`${name} leads to ${fault}.`);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`${name} leads to no database that lets us in: ${reasonOf(error)}.`);
  } finally {
    await client.end();
  }
}

/** The process that a server says it answers with. Behind a pooler it is made up. */
const pidToldTo = (client: object): unknown => ('processID' in client ? client.processID : undefined);

const OLDEST = 15;
const SERVER = `
  select current_setting('server_version_num')::int / 10000 as version, pg_backend_pid() as pid,
    current_setting('transaction_read_only') = 'on' as "isReadOnly"`;

type Server = { version: number; pid: number; isReadOnly: boolean };

/** Why we cannot work with this server, in words that go on the setting's name; null where we can. */
export function faultOf(
  server: Pick<Server, 'version' | 'isReadOnly'> & { isDirect: boolean },
): string | null {
  const { version, isReadOnly, isDirect } = server;
  if (version < OLDEST) return `PostgreSQL ${version}; ${OLDEST} and later are supported`;
  if (isReadOnly) return 'a standby or another database that cannot be written; name the leader';
  if (!isDirect)
    return 'a pooler; name the database itself in DATABASE_DIRECT_URL, and the pooler in DATABASE_URL';
  return null;
}

/** A name that resolves to several addresses fails once for each, without words of its own. */
function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || 'for no reason given';
}

const PORT_TAKEN = 'EADDRINUSE';
const PORT_FORBIDDEN = 'EACCES';
const NO_ADDRESS_HERE = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL', 'EAFNOSUPPORT'];

/** What it means that the program cannot listen: the setting that is wrong, or the error as it was. */
export function listeningFault(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): unknown {
  const code = (error as { code?: string }).code ?? '';
  if (code === PORT_TAKEN)
    return new ConfigError(`PORT ${port} is taken by another program; set PORT to a free one.`);
  if (code === PORT_FORBIDDEN)
    return new ConfigError(`PORT ${port} is not for this account to listen on; set PORT to 1024 or more.`);
  if (NO_ADDRESS_HERE.includes(code))
    return new ConfigError(`HOST ${host} is no address of this machine (${code}).`);
  return error;
}
