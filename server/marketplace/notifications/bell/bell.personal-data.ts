import { sql } from 'kysely';
import { BELL_DAYS } from '../../../../contract/bell.ts';
import { type Declared, each, exported, gone, ofAccount } from '../../personal-data.ts';
import { days } from '../../retention.ts';

export const bellData: Declared<'bell_entries'> = {
  bell_entries: {
    of: ofAccount('account_id'),
    onErasure: 'rows go',
    columns: each(['kind', 'created_at', 'read_at'], exported(gone)),
    copy: {
      section: 'yourBell',
      as: 'n',
      from: (id) => sql`bell_entries n where n.account_id = ${id}`,
      order: sql`n.created_at`,
    },
    retention: {
      keeps: days(BELL_DAYS),
      since: 'created_at',
      because: 'what is older stands in the history of its job',
    },
  },
};
