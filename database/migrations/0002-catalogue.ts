import { type Kysely, sql } from 'kysely';

/** What work there is. New tables only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table work_categories (
      id uuid primary key,
      name text not null,
      name_key text not null unique,
      slug text not null unique,
      questions jsonb not null default '[]',
      credentials jsonb not null default '[]',
      is_active boolean not null default true,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table services (
      id uuid primary key,
      category_id uuid not null references work_categories (id),
      name text not null,
      name_key text not null,
      is_premium boolean not null default false,
      is_active boolean not null default true,
      created_at timestamptz not null,
      unique (category_id, name_key)
    )`.execute(db);
}
