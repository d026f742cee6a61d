import { type Kysely, sql } from 'kysely';

/** What a business says a service costs at least, a part of its profile. New table, locks nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table starting_prices (
      business_id uuid not null references businesses (id),
      service_id uuid not null references services (id) on delete cascade,
      pence int not null check (pence > 0),
      primary key (business_id, service_id)
    )`.execute(db);
  await sql`create index starting_prices_of_service on starting_prices (service_id)`.execute(db);
  for (const [act, side] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ] as const)
    await sql`
      create trigger ${sql.id(`starting_prices_content_${act}`)} after ${sql.raw(act)} on starting_prices
        referencing ${sql.raw(side)} table as changed
        for each statement execute function note_changed_parts()`.execute(db);
}
