import { type Kysely, sql } from 'kysely';

/**
 * What a business writes again and again. The place of each in its list is one of 30 and is taken once, so that the database
 * too knows no 31st; it is looked at when a transaction ends, since a new order changes many places at once. A new table alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_replies (
      id uuid primary key,
      business_id uuid not null references businesses (id),
      position smallint not null check (position between 1 and 30),
      name text,
      body text not null,
      created_at timestamptz not null,
      unique (business_id, position) deferrable initially deferred
    )`.execute(db);
}
