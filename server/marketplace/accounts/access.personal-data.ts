import { sql } from 'kysely';
import { type Declared, each, exported, gone, notPersonal, ofAccount } from '../personal-data.ts';
import { days } from '../retention.ts';
import { KNOWN_DEVICE_DAYS } from './session/known-devices.ts';

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
    retention: {
      keeps: days(30),
      since: ['ended_at', 'expires_at'],
      because: 'somebody who asks about a sign-in they do not know can still be answered',
    },
  },
  known_devices: {
    ...secretsOfAccount,
    columns: { token_hash: gone },
    retention: {
      keeps: days(KNOWN_DEVICE_DAYS),
      since: 'seen_at',
      because: 'a device that has not come back is a stranger again',
    },
  },
  account_codes: {
    ...secretsOfAccount,
    columns: each(['purpose', 'code_hash', 'email'], gone),
    retention: { keeps: days(1), since: 'expires_at', because: 'it works no longer' },
  },
  account_links: {
    ...secretsOfAccount,
    columns: each(['token_hash', 'purpose', 'email', 'email_key'], gone),
    retention: {
      keeps: days(60),
      since: 'expires_at',
      because:
        'longer than caught messages: the mailbox of a try-out shows nothing to a former address of an admin',
    },
  },
  authenticators: {
    ...secretsOfAdmin,
    columns: each(['seed', 'waiting_seed'], notPersonal('a sealed secret of an admin')),
    retention: {
      keeps: 'for ever',
      because: 'the second step of an admin, one for each; it goes with the account',
    },
  },
  recovery_codes: {
    ...secretsOfAdmin,
    columns: { code_hash: notPersonal('a hashed secret of an admin') },
    retention: { keeps: 'for ever', because: 'as the authenticator, ten for each' },
  },
};
