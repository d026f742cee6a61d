import { type Kysely, sql } from 'kysely';

/**
 * What the hourly sweep of old rows looks for, so that it reads what it deletes and nothing else. Writers to these tables
 * wait while an index is made: a second for each million rows, longest for notices and history.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`create index notices_old on notices (created_at)`.execute(db);
  await sql`create index history_old on history (created_at)`.execute(db);
  await sql`create index caught_messages_old on caught_messages (sent_at)`.execute(db);
  await sql`create index webhook_events_old on webhook_events (settled_at) where settled_at is not null`.execute(
    db,
  );
  await sql`create index idempotency_keys_old on idempotency_keys (created_at)`.execute(db);
  await sql`create index visitor_keys_old on visitor_keys (created_at)`.execute(db);
  await sql`create index sessions_old on sessions (least(ended_at, expires_at))`.execute(db);
  await sql`create index rate_limits_old on rate_limits (expire)`.execute(db);
  await sql`create index known_devices_old on known_devices (seen_at)`.execute(db);
  await sql`create index account_codes_old on account_codes (expires_at)`.execute(db);
  await sql`create index account_links_old on account_links (expires_at)`.execute(db);
  await sql`create index invitations_old on invitations (expires_at)`.execute(db);
  await sql`create index enquiries_old on enquiries (created_at)`.execute(db);
  await sql`create index files_old on files (removed_at) where removed_at is not null`.execute(db);
  await sql`create index invoices_old on invoices (issued_at)`.execute(db);
  await sql`create index credit_notes_old on credit_notes (issued_at)`.execute(db);
  await sql`create index exports_old on exports (asked_at) where ready_at is null`.execute(db);
  await sql`
    create index simulator_events_old on simulator_events (delivered_at) where delivered_at is not null`.execute(
    db,
  );
}
