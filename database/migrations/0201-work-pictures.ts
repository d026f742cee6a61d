import { type Kysely, sql } from 'kysely';

/**
 * Work pictures of a business, public, in the order of the business, 24 at most. `before_id` names the picture that shows the
 * same place before the work. They are a kind of file of their own, because they are kept in the widths that are served. The
 * trigger notes that the profile and the pages of the trade have changed (0126). An index finds what an admin
 * has removed, because no row tells of it. A new table; the lock on files lasts as long
 * as it takes to look at each row once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    alter table files
      drop constraint files_kind_check,
      add constraint files_kind_check
        check (kind in ('picture', 'photo', 'document', 'export', 'attachment', 'work'))`.execute(db);
  await sql`
    create table work_pictures (
      file_id uuid primary key references files (id) on delete cascade,
      business_id uuid not null references businesses (id),
      position smallint not null check (position between 1 and 24),
      text text not null,
      service_id uuid references services (id) on delete set null,
      before_id uuid unique references work_pictures (file_id) on delete set null,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      created_at timestamptz not null,
      check (before_id <> file_id)
    )`.execute(db);
  await sql`create index work_pictures_business on work_pictures (business_id, position)`.execute(db);
  await sql`create index work_pictures_newest on work_pictures (created_at desc, file_id desc)`.execute(db);
  await sql`create index work_pictures_service on work_pictures (service_id) where service_id is not null`.execute(
    db,
  );
  await sql`
    create index audit_log_work_pictures on audit_log (subject_id) where subject = 'work_picture'`.execute(
    db,
  );
  for (const [act, side] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ] as const)
    await sql`
      create trigger ${sql.id(`work_pictures_content_${act}`)} after ${sql.raw(act)} on work_pictures
        referencing ${sql.raw(side)} table as changed
        for each statement execute function note_changed_parts()`.execute(db);
}
