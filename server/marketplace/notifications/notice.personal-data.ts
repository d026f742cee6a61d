import { sql } from 'kysely';
import { becomes, type Declared, each, exported, gone, notPersonal, ofAccount } from '../personal-data.ts';

export const noticeData: Declared<
  'lead_digests' | 'leads_to_mail' | 'notification_settings' | 'unsubscribe_links'
> = {
  notification_settings: {
    of: ofAccount('account_id'),
    onErasure: 'rows stay',
    columns: {
      ...each(['by_email', 'by_sms', 'messages', 'new_job_leads'], exported(becomes(sql`false`))),
      lead_mails: exported(becomes(sql`null`)),
      ...each(['newsletters', 'special_offers', 'recommendations'], exported(becomes(sql`false`))),
    },
    copy: {
      section: 'notificationSettings',
      as: 's',
      from: (id) => sql`notification_settings s where s.account_id = ${id}`,
    },
    retention: { keeps: 'for ever', because: 'one row for each account' },
  },
  /** The next mail that is due finds that the account is gone, and takes what waits for it away. */
  leads_to_mail: {
    of: ofAccount('account_id'),
    onErasure: 'rows stay',
    columns: {},
    retention: { keeps: 'for ever', because: 'a row goes with the mail that tells of it, within a day' },
  },
  lead_digests: {
    of: ofAccount('account_id'),
    onErasure: 'rows stay',
    columns: { due_at: notPersonal('when a mail is due') },
    retention: { keeps: 'for ever', because: 'one row for each member of a business' },
  },
  unsubscribe_links: {
    of: ofAccount('account_id'),
    onErasure: 'rows go',
    columns: each(['token_hash', 'stops'], gone),
    retention: {
      keeps: 'with its account',
      because: 'an old mail must be able to stop the next one; one for each kind',
    },
  },
};
