import { type Kysely, sql } from 'kysely';

/**
 * Each reading of a provider, and each mail about a change, asks for the intents of one subscription. Building the index
 * holds writes to the table up for as long as it is read once: seconds for a million purchases.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    create index payment_intents_subscription on payment_intents (subscription_id)
      where subscription_id is not null`.execute(db);
}
