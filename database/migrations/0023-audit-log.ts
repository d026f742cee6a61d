import { type Kysely, sql } from 'kysely';

/**
 * What admins did, for good: rows are added, and neither changed nor deleted. What names or describes a
 * person stands beside it, so that it can go with the account. New tables only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_log (
      id uuid primary key,
      admin_id uuid not null,
      account_id uuid,
      act text not null,
      subject text not null,
      subject_id uuid,
      request_id text,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index audit_log_newest on audit_log (created_at desc, id desc)`.execute(db);
  await sql`
    create index audit_log_account on audit_log (account_id, created_at desc, id desc)
      where account_id is not null`.execute(db);
  await sql`
    create table audit_details (
      entry_id uuid primary key references audit_log (id),
      account_id uuid references accounts (id),
      before jsonb,
      after jsonb,
      reason text
    )`.execute(db);
  await sql`create index audit_details_account on audit_details (account_id) where account_id is not null`.execute(
    db,
  );
  await addOnly(db);
}

async function addOnly(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger audit_log_add_only before update or delete on audit_log
      for each row execute function refuse_change()`.execute(db);
  await sql`
    create trigger audit_log_kept before truncate on audit_log
      for each statement execute function refuse_change()`.execute(db);
  await sql`
    create trigger audit_details_add_only before update on audit_details
      for each row execute function refuse_change()`.execute(db);
  await sql`
    create function refuse_to_forget() returns trigger language plpgsql as $$
      begin
        if exists (select from accounts where id = old.account_id and deleted_at is not null) then
          return old;
        end if;
        raise exception 'details of the audit log go with the account they are about, and not before';
      end $$`.execute(db);
  await sql`
    create trigger audit_details_kept before delete on audit_details
      for each row execute function refuse_to_forget()`.execute(db);
}
