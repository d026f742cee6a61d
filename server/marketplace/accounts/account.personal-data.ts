import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import {
  becomes,
  type Declared,
  each,
  type Erasure,
  exported,
  gone,
  kept,
  NOBODY,
  notPersonal,
  ofAccount,
} from '../personal-data.ts';
import { accessData } from './access.personal-data.ts';

const nowhere = ({ person }: Erasure) => sql`${`deleted-${person.id}@deleted.invalid`}`;
const hashOfAddress = ({ person }: Erasure) => sql`${createHash('sha256').update(person.email_key).digest()}`;

export const accountData: Declared<'accounts' | 'found_accounts'> & typeof accessData = {
  /** The row stays as a stone with the id on it; the address is free for a new account. */
  accounts: {
    of: ofAccount('id'),
    onErasure: 'rows stay',
    columns: {
      ...each(['id', 'reference', 'role'], exported(kept('what others’ records point at'))),
      email: exported(becomes(nowhere)),
      first_name: exported(becomes(NOBODY.first)),
      last_name: exported(becomes(NOBODY.last)),
      mobile_number: exported(becomes('')),
      ...each(['verified_at', 'created_at'], exported(kept('times'))),
      email_key: becomes(nowhere),
      email_hash: becomes(hashOfAddress),
      password_hash: becomes(''),
      avatar: becomes(sql`null`),
      is_active: becomes(sql`false`),
      deleted_at: becomes(({ now }) => sql`${now}::timestamptz`),
    },
    copy: { section: 'account', as: 'a', from: (id) => sql`accounts a where a.id = ${id}` },
    retention: {
      keeps: 'for ever',
      because: 'what others’ records point at; the person leaves it when it is deleted',
    },
  },
  /** A trigger on accounts keeps it; of a deleted account it has no row. */
  found_accounts: {
    of: ofAccount('account_id'),
    onErasure: async () => {},
    columns: { ...each(['person', 'names', 'email'], gone), role: notPersonal('a word of ours') },
    retention: { keeps: 'with its account', because: 'a row for each account that is there' },
  },
  ...accessData,
};
