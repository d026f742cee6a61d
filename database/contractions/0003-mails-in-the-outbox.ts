import { type Kysely, sql } from 'kysely';

/** The program whose mails all stand in the outbox. */
export const floor = '0112-mails-of-before';

/** Jobs of the release before that find their mail in a table that goes. */
const WAITING = `
  select count(*) from pgboss.job where state in ('created', 'retry', 'active')
    and name in ('send-account-mail', 'send-billing-mail', 'send-farewell')`;

/**
 * Mails stand in the outbox alone. Takes `accounts` alone for a moment. While a mail of the release before still waits for
 * its worker nothing is taken away: that is over in a few seconds, or when its last try has failed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    do $$ declare waiting bigint := 0; begin
      if to_regclass('pgboss.job') is not null then
        execute ${sql.lit(WAITING)} into waiting;
      end if;
      if waiting > 0 then
        raise exception '% mails of the release before still wait. Let a worker run and try again in a minute.', waiting;
      end if;
    end $$`.execute(db);
  // What the release before has sent since the migration; what never went is not kept.
  await sql`
    insert into notices (id, key, kind, channel, account_id, subject_id, status, created_at, decided_at)
    select id, kind || ':' || id, kind, 'email', account_id, about, status, created_at, decided_at
    from account_mails where status <> 'queued' on conflict do nothing`.execute(db);
  await sql`
    insert into notices (id, key, kind, channel, business_id, subject_id, status, created_at, decided_at)
    select id, 'billing-' || key, 'billing-' || kind, 'email', business_id, subject_id, status, created_at, decided_at
    from billing_mails where status <> 'queued' on conflict do nothing`.execute(db);
  await sql`drop trigger accounts_forget_old_mails on accounts`.execute(db);
  await sql`drop table account_mails, billing_mails, farewells`.execute(db);
  await sql`drop function call_off_older_code, forget_old_mails`.execute(db);
}
