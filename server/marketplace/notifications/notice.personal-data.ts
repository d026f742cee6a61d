import { sql } from 'kysely';
import {
  becomes,
  type Declared,
  each,
  exported,
  gone,
  kept,
  notPersonal,
  ofAccount,
} from '../personal-data.ts';

export const noticeData: Declared<'notices' | 'notification_settings' | 'unsubscribe_links'> = {
  notices: {
    of: ofAccount('account_id'),
    onErasure: 'rows stay',
    columns: {
      ...each(
        ['kind', 'channel', 'status', 'created_at', 'decided_at'],
        exported(kept('that there was a message, and when')),
      ),
      key: notPersonal('ids'),
    },
    copy: {
      section: 'whatWeToldYou',
      as: 'n',
      from: (id) => sql`notices n where n.account_id = ${id}`,
    },
  },
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
  },
  unsubscribe_links: {
    of: ofAccount('account_id'),
    onErasure: 'rows go',
    columns: each(['token_hash', 'stops'], gone),
  },
};
