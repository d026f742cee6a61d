import { type Declared, ofAccount } from '../personal-data.ts';
import { forgetCopiesOf } from './forget-copies.ts';

export const privacyData: Declared<'exports'> = {
  // Their bytes lie in the store.
  exports: {
    of: ofAccount('account_id'),
    onErasure: (context, { id }) => forgetCopiesOf(context, id),
    columns: {},
  },
};
