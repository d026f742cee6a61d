import { type Kysely, sql } from 'kysely';

/**
 * Closes two ways around the triggers of the audit log, for a role that neither owns nor may alter the tables: a table
 * of its own that stands in for `accounts`, and deleting an account for the moment in which the details go. Holds
 * `accounts` for the instant of adding a trigger.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`alter function refuse_to_forget() set search_path = public, pg_temp`.execute(db);
  await sql`
    create function refuse_return() returns trigger language plpgsql as $$
      begin raise exception 'a deleted account stays deleted'; end $$`.execute(db);
  await sql`
    create trigger accounts_stay_deleted before update of deleted_at on accounts for each row
      when (old.deleted_at is not null and new.deleted_at is null) execute function refuse_return()`.execute(
    db,
  );
}
