import type { Reader } from '../../platform/db/db.ts';
import type { UserId } from '../../platform/ids.ts';

/** What an account is told, as it is stored. */
export const settingsOf = (db: Reader, accountId: UserId) =>
  db
    .selectFrom('notification_settings')
    .where('account_id', '=', accountId)
    .select(['by_email', 'by_sms', 'messages', 'new_job_leads'])
    .select(['newsletters', 'special_offers', 'recommendations'])
    .executeTakeFirstOrThrow();

export type Settings = Awaited<ReturnType<typeof settingsOf>>;
