import { type Kysely, sql } from 'kysely';

/**
 * Photos of snags: a photo of the result may belong to one. How many a snag has stands with it, so that a list without any
 * looks into no other table. Columns that are written nowhere yet; the lock on the photos lasts as long as it takes to look at
 * each row once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`alter table result_photos add column snag_id uuid references snags (id)`.execute(db);
  await sql`
    create index result_photos_snag on result_photos (snag_id, position) where snag_id is not null`.execute(
    db,
  );
  await sql`alter table snags add column photos_count smallint not null default 0`.execute(db);
}
