import { sql } from 'kysely';
import { type Declared, each, exported, gone, notPersonal, ofAccount } from '../personal-data.ts';

const secretsOfAccount = { of: ofAccount('account_id'), onErasure: 'rows go' } as const;
/** Admins have no call that deletes their account. */
const secretsOfAdmin = { of: null, onErasure: 'rows stay' } as const;

/** How somebody gets into an account. */
export const accessData: Declared<
  'account_codes' | 'account_links' | 'authenticators' | 'known_devices' | 'recovery_codes' | 'sessions'
> = {
  sessions: {
    ...secretsOfAccount,
    columns: {
      ...each(['device', 'created_at', 'seen_at', 'ended_at'], exported(gone)),
      ...each(['token_hash', 'reason'], gone),
    },
    copy: {
      section: 'devices',
      as: 's',
      from: (id) => sql`sessions s where s.account_id = ${id}`,
      order: sql`s.created_at`,
    },
  },
  known_devices: { ...secretsOfAccount, columns: { token_hash: gone } },
  account_codes: { ...secretsOfAccount, columns: each(['purpose', 'code_hash', 'email'], gone) },
  account_links: {
    ...secretsOfAccount,
    columns: each(['token_hash', 'purpose', 'email', 'email_key'], gone),
  },
  authenticators: {
    ...secretsOfAdmin,
    columns: each(['seed', 'waiting_seed'], notPersonal('a sealed secret of an admin')),
  },
  recovery_codes: {
    ...secretsOfAdmin,
    columns: { code_hash: notPersonal('a hashed secret of an admin') },
  },
};
