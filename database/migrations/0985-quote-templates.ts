import { type Kysely, sql } from 'kysely';

/**
 * What a business quotes again and again. Of two names that read alike one would never be found, so the database knows
 * each once, whatever its capitals. A new table alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quote_templates (
      id uuid primary key,
      business_id uuid not null references businesses (id),
      name text not null,
      contents jsonb not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create unique index quote_templates_by_name on quote_templates (business_id, lower(name))`.execute(
    db,
  );
}
