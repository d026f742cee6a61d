import { type Kysely, sql } from 'kysely';

/**
 * Where post codes lie, as the operator's own tables say (`npm run geo:import`), and which tables those are.
 * `credits` is what their licences want to be shown. New tables only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table postcode_points (
      code text primary key,
      kind text not null check (kind in ('unit', 'district')),
      lat double precision not null,
      lng double precision not null,
      source text not null,
      as_of date not null
    )`.execute(db);
  await sql`
    create table postcode_sources (
      source text primary key,
      credits jsonb not null default '[]',
      as_of date not null,
      loaded_at timestamptz not null
    )`.execute(db);
}
