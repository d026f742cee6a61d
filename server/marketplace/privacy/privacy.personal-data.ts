import { type Declared, each, kept, ofAccount } from '../personal-data.ts';
import { forgetCopiesOf } from './forget-copies.ts';

export const privacyData: Declared<'exports' | 'farewells'> = {
  // Their bytes lie in the store.
  exports: {
    of: ofAccount('account_id'),
    onErasure: (context, { id }) => forgetCopiesOf(context, id),
    columns: {},
  },
  farewells: {
    of: null,
    onErasure: 'rows stay',
    columns: each(['email', 'first_name', 'note'], kept('until the last mail is sent, for at most a day')),
  },
};
