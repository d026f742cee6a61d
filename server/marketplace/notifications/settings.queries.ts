import type { Reader } from '../../platform/db/db.ts';
import { preparedOnce, type Slots, theOnly } from '../../platform/db/prepared-statements.ts';
import type { UserId } from '../../platform/ids.ts';

/** What an account is told, as it is stored. */
export const settingsOf = async (db: Reader, accountId: UserId) =>
  theOnly(await settingsWith(db, { accountId }));

const settingsWith = preparedOnce(
  'notification-settings',
  ({ accountId }: Slots<{ accountId: UserId }>, db) =>
    db
      .selectFrom('notification_settings')
      .where('account_id', '=', accountId)
      .select(['by_email', 'by_sms', 'messages', 'new_job_leads'])
      .select(['newsletters', 'special_offers', 'recommendations']),
);

export type Settings = Awaited<ReturnType<typeof settingsOf>>;
