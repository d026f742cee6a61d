import { type Kysely, sql } from 'kysely';

/**
 * From which release on a program can use this database: one that has the migration named here. A contraction names it
 * (`floor`); without a row every program can that reads this table. A new table, so nobody waits.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table schema_floor (
      is_only boolean primary key default true check (is_only),
      migration text not null
    )`.execute(db);
}
