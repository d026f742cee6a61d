import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { sqlState } from '../platform/db/db.ts';
import { urlOf } from './cluster.ts';

export const TEMPLATE = 'template_fettle';

/** The two addresses of a database: for who serves, and for who owns it. */
export type TwoUrls = { url: string; ownerUrl: string };

/** The settings that lead a process to a database that is served with; `url` may lead through a pooler. */
export function databaseSettings(url: string): Record<string, string> {
  const direct = inject('directUrl');
  if (!direct || new URL(url).host !== new URL(inject('cluster').url).host) return { DATABASE_URL: url };
  return { DATABASE_URL: url, DATABASE_DIRECT_URL: urlOf(direct, new URL(url).pathname.slice(1)) };
}

/** A database of its own for a test file, a copy of the prepared one. */
export const freshDatabase = (): Promise<TwoUrls> => newDatabase(`template ${TEMPLATE}`);

/** One without anything in it. */
export const emptyDatabase = (): Promise<TwoUrls> => newDatabase('');

let maker: pg.Pool | null = null;

async function newDatabase(likeWhat: string): Promise<TwoUrls> {
  const { url, ownerUrl } = inject('cluster');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // The connection is kept from file to file, and no reason for a process to go on.
  maker ??= new pg.Pool({ connectionString: ownerUrl, max: 1, allowExitOnIdle: true }).on(
    'error',
    () => undefined,
  );
  await made(maker, `create database ${name} ${likeWhat}`);
  return { url: urlOf(url, name), ownerUrl: urlOf(ownerUrl, name) };
}

/** Where somebody else is about to leave the database that is copied, it is asked again. */
async function made(pool: pg.Pool, statement: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    const fault: unknown = await pool.query(statement).then(
      () => null,
      (error: unknown) => error,
    );
    if (fault === null) return;
    if (tries === MOST_TRIES || sqlState(fault) !== IN_USE) throw fault;
    await sleep(100);
  }
}

const IN_USE = '55006';
const MOST_TRIES = 100;
