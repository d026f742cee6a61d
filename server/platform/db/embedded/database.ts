import pg from 'pg';
import { errorCode } from './error-code.ts';
import type { Login } from './logins.ts';

export const DATABASE = 'fettle';

const WAIT_MS = 10_000;
const EXISTS_ALREADY = ['42P04', '23505']; // the second is what two who create at the same moment get
const GONE = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P03'];

/** Makes our database and the role that serves, unless they are there; false when the server went away meanwhile. */
export async function ensureDatabase(ownerUrl: string, serving: Login): Promise<boolean> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: WAIT_MS });
  client.on('error', () => {}); // the query that is lost with the connection says so
  try {
    await client.connect();
    const { rows } = await client.query<{ database: boolean; role: boolean }>(FOUND, [
      DATABASE,
      serving.role,
    ]);
    if (!rows[0]?.role) await client.query(makeRole(client, serving));
    if (!rows[0]?.database) await client.query(`create database ${DATABASE}`);
    return true;
  } catch (error) {
    if (EXISTS_ALREADY.includes(errorCode(error) ?? '')) return true;
    if (isGone(error)) return false;
    throw error;
  } finally {
    await client.end();
  }
}

const FOUND = `select exists (select from pg_database where datname = $1) as database,
  exists (select from pg_roles where rolname = $2) as role`;

/** Caught there and not here, since PostgreSQL logs the text of a statement that fails, and with it the password. */
const makeRole = (client: pg.Client, { role, password }: Login): string => `do $$ begin
    create role ${client.escapeIdentifier(role)} login password ${client.escapeLiteral(password)};
  exception when duplicate_object or unique_violation then null;
  end $$`;

function isGone(error: unknown): boolean {
  return (
    GONE.includes(errorCode(error) ?? '') || (error instanceof Error && /terminated/.test(error.message))
  );
}
