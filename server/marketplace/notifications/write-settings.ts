import type { LeadMails } from '../../../contract/words.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { UserId } from '../../platform/ids.ts';
import { recordConsents } from '../consents/index.ts';
import { consentsIn } from './marketing.ts';
import { moveDue } from './lead-digests.ts';
import type { Settings } from './settings.queries.ts';

type Change = { accountId: UserId; source: 'settings' | 'unsubscribe'; now: Date };

/** Changes some of what an account is told, and writes down what that says about marketing. */
export async function writeSettings(tx: Tx, wanted: Partial<Settings>, change: Change): Promise<Settings> {
  const { accountId } = change;
  const before = await tx
    .selectFrom('notification_settings')
    .where('account_id', '=', accountId)
    .select(['by_email', 'by_sms', 'messages', 'new_job_leads'])
    .select(['newsletters', 'special_offers', 'recommendations', 'lead_mails'])
    .$narrowType<{ lead_mails: LeadMails | null }>()
    .forUpdate()
    .executeTakeFirstOrThrow();
  const after = { ...before, ...wanted };
  await tx.updateTable('notification_settings').set(after).where('account_id', '=', accountId).execute();
  if (after.lead_mails !== before.lead_mails) await moveDue(tx, change);
  await recordConsents(tx, consentsIn(before, after), change);
  return after;
}
