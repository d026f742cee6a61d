import { type Kysely, sql } from 'kysely';

/**
 * Since when things are new to somebody in the visit that they make now, when it last went on, and which leads they have
 * opened. Adding the columns locks `dashboard_looks` for a moment. A release before this one leaves them as they are: what
 * is new then counts since the last look, as it did.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    alter table dashboard_looks
      add column visit_since timestamptz,
      add column noted_at timestamptz,
      add column opened uuid[] not null default '{}'`.execute(db);
}
