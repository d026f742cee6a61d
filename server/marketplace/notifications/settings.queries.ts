import type { Actor } from '../../platform/actor.ts';
import type { Reader } from '../../platform/db/db.ts';
import { preparedOnce, type Slots, theOnly } from '../../platform/db/prepared-statements.ts';
import type { LeadMails } from '../../../contract/words.ts';
import { select } from '../../platform/db/select-list.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import { leadMails } from './lead-digests.ts';

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
      .select(['newsletters', 'special_offers', 'recommendations', 'lead_mails'])
      .$narrowType<{ lead_mails: LeadMails | null }>(),
);

export type Settings = Awaited<ReturnType<typeof settingsOf>>;

/** How often a member of this business gets mail about new leads: as they chose, or as its package says. */
export async function leadMailsOf(
  db: Reader,
  { userId, businessId, memberRole }: Member,
): Promise<LeadMails | null> {
  if (!businessId || memberRole === 'field') return null;
  const [found] = await leadMailsFor(db, { userId, businessId });
  return found?.lead_mails ?? null;
}

type Member = Pick<Actor, 'userId' | 'businessId' | 'memberRole'>;

const leadMailsFor = preparedOnce(
  'lead-mails-of-member',
  ({ userId, businessId }: Slots<{ userId: UserId; businessId: BusinessId }>) => select({
    lead_mails: leadMails,
  })`
    from notification_settings s join businesses b on b.id = ${businessId}::uuid where s.account_id = ${userId}::uuid`,
);
