import { sql } from 'kysely';
import { ConfigError } from './platform/config.ts';
import { type Db, inTransaction, openDatabase, type Reader } from './platform/db/db.ts';
import { ofConnections, type Timeouts } from './platform/db/limits.ts';
import { select } from './platform/db/select-list.ts';
import type { Log } from './platform/log/log.ts';
import { waitForOthers } from './seed/wait-for-others.ts';

type Limits = { timeouts: Timeouts; log: Log };

/**
 * Gives the role that serves, in this database, the limits that its connections start with where no pooler stands between:
 * a pooler takes no start-up parameters, and gives a connection that was told something to others as well. Who serves may
 * do this for itself. Where everything is as it should be, this asks one question.
 */
export async function limitRole(url: string, { timeouts, log }: Limits): Promise<void> {
  const { db, close } = openDatabase(url, { size: 1, log });
  try {
    if ((await missingOnRole(db, timeouts)).length === 0) return;
    await inTransaction(db, async (tx) => {
      await waitForOthers(tx);
      for (const [name, value] of await missingOnRole(tx, timeouts)) {
        const { rows } = await select({ database: sql<string>`current_database()` })``.execute(tx);
        await sql`alter role current_user in database ${sql.id(rows[0]?.database ?? '')}
          set ${sql.id(name)} = ${sql.lit(value)}`.execute(tx);
      }
    });
  } finally {
    await close();
  }
}

async function missingOnRole(db: Reader, timeouts: Timeouts): Promise<[string, string][]> {
  const { rows } = await select({ setting: sql<string>`unnest(setconfig)` })`
    from pg_db_role_setting
    where setrole = current_user::regrole
      and setdatabase = (select oid from pg_database where datname = current_database())`.execute(db);
  const there = new Set(rows.map(({ setting }) => setting));
  return Object.entries(ofConnections(timeouts)).filter(([name, value]) => !there.has(`${name}=${value}`));
}

/**
 * Asks through the pooler for the first time. It keeps connections, and those that it opened before the role had its limits
 * are without them: then it says so.
 * @throws ConfigError when it does not let us in
 */
export async function tryPooler(db: Db, { timeouts, log }: Limits): Promise<void> {
  const wanted = ofConnections(timeouts);
  const asked = select({ name: sql<string>`name`, setting: sql<string>`setting` })`
    from pg_settings where name = any(${Object.keys(wanted)})`.execute(db);
  const { rows } = await asked.catch((cause: Error) => {
    throw new ConfigError(`DATABASE_URL leads to no pooler that lets us in: ${cause.message}.`, { cause });
  });
  const without = rows.filter(({ name, setting }) => wanted[name] !== setting);
  if (without.length > 0) log.warn({ without: without.map(({ name }) => name) }, UNLIMITED_BEHIND);
}

const UNLIMITED_BEHIND =
  'DATABASE_URL leads through a pooler to connections without our limits: RECONNECT it, so that it opens new ones';
