import { type Kysely, sql } from 'kysely';

/**
 * What a change of package changed, so that it can be taken back when the bank does not pay it. Null columns: no rewrite,
 * and a running process ignores them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    alter table payment_intents
      add column before_package text,
      add column before_net_pence integer,
      add column before_vat_pence integer,
      add column before_gross_pence integer,
      add column before_vat_rate integer,
      add column bounced_at timestamptz`.execute(db);
  await sql`alter table subscriptions add column bounced_package text`.execute(db);
}
