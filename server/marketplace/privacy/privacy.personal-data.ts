import { sql } from 'kysely';
import { type Declared, ofAccount } from '../personal-data.ts';
import { forgetCopiesOf } from './forget-copies.ts';
import { days } from '../retention.ts';

export const privacyData: Declared<'exports'> = {
  // Their bytes lie in the store.
  exports: {
    of: ofAccount('account_id'),
    onErasure: (context, { id }) => forgetCopiesOf(context, id),
    columns: {},
    retention: {
      keeps: days(30),
      since: 'asked_at',
      only: sql<boolean>`ready_at is null`,
      because:
        'a copy that could not be made; one that was made goes after 7 days with its bytes, by the queue drop-export',
    },
  },
};
