import { sql } from 'kysely';
import type { UserId } from '../../platform/ids.ts';
import { ownedBy } from '../actors.ts';
import { type Declared, each, exported, gone } from '../personal-data.ts';
import { forgetFilesOf } from './file.jobs.ts';
import { days } from '../retention.ts';

/** SQL: the ids of the files of an account and of its businesses, for tables that say what a file is for. */
export const broughtBy = (id: UserId) => sql`(select f.id from files f
  where f.account_id = ${id} and f.business_id is null or f.business_id in ${ownedBy(id)})`;

export const fileData: Declared<'files'> = {
  files: {
    of: {
      rows: ({ id }) => sql`(account_id = ${id} and business_id is null or business_id in ${ownedBy(id)})`,
      key: { column: 'account_id', holds: 'account' },
    },
    // Their bytes lie in the store.
    onErasure: (context, { id }) => forgetFilesOf(context, id),
    columns: each(['id', 'kind', 'name', 'media_type', 'bytes', 'created_at'], exported(gone)),
    copy: {
      section: 'files',
      as: 'f',
      from: (id) => sql`files f
        where (f.account_id = ${id} and f.business_id is null or f.business_id in ${ownedBy(id)})
          and f.kind <> 'export' and f.removed_at is null`,
      order: sql`f.created_at`,
    },
    retention: {
      keeps: days(30),
      since: 'removed_at',
      because:
        'until then who removes it again hears that it is done; what is not removed goes with the account',
    },
  },
};
