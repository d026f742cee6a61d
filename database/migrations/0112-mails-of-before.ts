import { type Kysely, sql } from 'kysely';

/**
 * What was mailed before all mails stood in the outbox is copied there, so that the copy of one's data needs no other table,
 * and nothing reads the tables of the release before any more but the worker that empties them. Copies rows only, and takes
 * `accounts` alone for a moment. Until the operator contracts, triggers do what that release does in its tables: a code
 * that is queued calls off an older one, and what a deleted account was told goes with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    insert into notices (id, key, kind, channel, account_id, subject_id, status, created_at, decided_at)
    select id, kind || ':' || id, kind, 'email', account_id, about, status, created_at, decided_at
    from account_mails where status <> 'queued' on conflict do nothing`.execute(db);
  await sql`
    insert into notices (id, key, kind, channel, business_id, subject_id, status, created_at, decided_at)
    select id, 'billing-' || key, 'billing-' || kind, 'email', business_id, subject_id, status, created_at, decided_at
    from billing_mails where status <> 'queued' on conflict do nothing`.execute(db);
  await sql`
    create function call_off_older_code() returns trigger language plpgsql as $$
      begin
        update notices set status = 'dropped', decided_at = new.created_at, recipient = null, facts = null
        where account_id = new.account_id and kind = new.kind and id < new.id and status = 'queued';
        return null;
      end $$`.execute(db);
  await sql`
    create trigger account_mails_call_off_older_code after insert on account_mails for each row
      when (new.kind in ('security-code', 'email-code')) execute function call_off_older_code()`.execute(db);
  await sql`
    create function forget_old_mails() returns trigger language plpgsql as $$
      begin
        delete from account_mails where account_id = new.id;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger accounts_forget_old_mails after update of deleted_at on accounts for each row
      when (new.deleted_at is not null) execute function forget_old_mails()`.execute(db);
}
