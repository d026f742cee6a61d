import {
  type DatabaseMetadataOptions,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  type QueryExecutorProvider,
  sql,
  type TableMetadata,
} from 'kysely';
import { select } from './select-list.ts';

/**
 * PostgreSQL, of which migrations hear the names of tables alone. They ask at every start, four times, whether one of
 * their own is there; Kysely would read every column of every table for it.
 */
export class LeanPostgresDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<unknown>): PostgresIntrospector {
    return new NamesOfTables(db);
  }

  override createAdapter(): PostgresAdapter {
    return new LockedBefore();
  }
}

/** The one that kysely takes, so that a process of a release that left it to kysely waits as well. */
const LOCK_ID = 3_853_314_791_062_309_107n;
const LOCK_WAIT = '1h';

/** Locks out other migrations until the transaction is over. */
export async function lockMigrations(tx: QueryExecutorProvider): Promise<void> {
  await sql`select set_config('lock_timeout', ${LOCK_WAIT}, true)`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_ID)})`.execute(tx);
}

/** Kysely locks the session, which a pooler keeps after everybody has gone. Ours are locked out before (migrate.ts). */
class LockedBefore extends PostgresAdapter {
  override acquireMigrationLock = async (): Promise<void> => {};
  override releaseMigrationLock = async (): Promise<void> => {};
}

class NamesOfTables extends PostgresIntrospector {
  readonly #db: Kysely<unknown>;

  constructor(db: Kysely<unknown>) {
    super(db);
    this.#db = db;
  }

  override async getTables(options?: DatabaseMetadataOptions): Promise<TableMetadata[]> {
    // Only migrations ask for Kysely's own tables as well.
    if (!options?.withInternalKyselyTables) return super.getTables(options);
    const names = { schema: sql<string>`schemaname`, name: sql<string>`tablename` };
    const { rows } = await select(names)`
      from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`.execute(this.#db);
    return rows.map((table) => ({ ...table, isView: false, isForeign: false, columns: [] }));
  }
}
