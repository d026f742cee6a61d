import { type Kysely, sql } from 'kysely';

/**
 * A report can be of no message: that somebody has blocked the one whom they work with, which a person at the desk looks at.
 * The release before lists reports with their messages, so it leaves these out. Some hundred rows are looked at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    alter table reports alter column message_id drop not null,
      drop constraint reports_reason_check,
      add constraint reports_reason_check check (reason in ('offensive', 'harassment', 'scam', 'payment_elsewhere',
        'personal_details', 'against_the_law', 'other', 'blocked_at_work')),
      add constraint reports_are_of_messages check ((message_id is null) = (reason = 'blocked_at_work'))`.execute(
    db,
  );
  await sql`
    create unique index reports_open_case on reports (lead_id, reporter_id)
      where message_id is null and done_at is null`.execute(db);
}
