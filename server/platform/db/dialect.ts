import {
  type DatabaseMetadataOptions,
  type Kysely,
  PostgresDialect,
  PostgresIntrospector,
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
