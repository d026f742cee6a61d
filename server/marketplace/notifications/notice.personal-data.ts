import { sql } from 'kysely';
import { becomes, type Declared, each, exported, gone, ofAccount } from '../personal-data.ts';

export const noticeData: Declared<'notification_settings' | 'unsubscribe_links'> = {
  notification_settings: {
    of: ofAccount('account_id'),
    onErasure: 'rows stay',
    columns: {
      ...each(['by_email', 'by_sms', 'messages', 'new_job_leads'], exported(becomes(sql`false`))),
      ...each(['newsletters', 'special_offers', 'recommendations'], exported(becomes(sql`false`))),
    },
    copy: {
      section: 'notificationSettings',
      as: 's',
      from: (id) => sql`notification_settings s where s.account_id = ${id}`,
    },
    retention: { keeps: 'for ever', because: 'one row for each account' },
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
