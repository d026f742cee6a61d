import { sql } from 'kysely';
import type { UserId } from '../../platform/ids.ts';
import { ownedBy } from '../actors.ts';
import { becomes, type Declared, each, exported, kept, notPersonal } from '../personal-data.ts';
import { years } from '../retention.ts';

export const outboxData: Declared<'notices'> = {
  /** What was said to an account, and to a business anybody who owns it; the last mail to a deleted account is nobody's. */
  notices: {
    of: { rows: ({ id }) => ofPerson(id), key: { column: 'account_id', holds: 'account' } },
    onErasure: 'rows stay',
    columns: {
      ...each(
        ['kind', 'channel', 'status', 'created_at', 'decided_at'],
        exported(kept('that there was a message, and when')),
      ),
      ...each(['recipient', 'facts'], becomes(sql`null`)),
      key: notPersonal('ids'),
    },
    copy: {
      section: 'whatWeToldYou',
      as: 'n',
      from: (id) => sql`notices n where ${ofPerson(id, 'n.')}`,
    },
    retention: {
      keeps: years(1),
      since: 'created_at',
      because: 'that something was told, and what went wrong with it, is asked about for months',
    },
  },
};

const ofPerson = (id: UserId, table = '') =>
  sql`(${sql.raw(table)}account_id = ${id}
    or (${sql.raw(table)}account_id is null and ${sql.raw(table)}business_id in ${ownedBy(id)}))`;
