import pg from 'pg';
import { errorCode } from './error-code.ts';

export const DATABASE = 'fettle';

const WAIT_MS = 10_000;
const EXISTS_ALREADY = ['42P04', '23505']; // the second is what two who create at the same moment get
const GONE = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P03'];

/** Makes our database unless it is there; false when the server went away meanwhile. */
export async function ensureDatabase(urlFor: (database: string) => string): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlFor('postgres'), connectionTimeoutMillis: WAIT_MS });
  client.on('error', () => {}); // the query that is lost with the connection says so
  try {
    await client.connect();
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
    return true;
  } catch (error) {
    if (EXISTS_ALREADY.includes(errorCode(error) ?? '')) return true;
    if (isGone(error)) return false;
    throw error;
  } finally {
    await client.end();
  }
}

function isGone(error: unknown): boolean {
  return (
    GONE.includes(errorCode(error) ?? '') || (error instanceof Error && /terminated/.test(error.message))
  );
}
