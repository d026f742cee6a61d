import { sql } from 'kysely';
import { ownedBy } from '../actors.ts';
import { type Declared, each, exported, gone } from '../personal-data.ts';
import { days } from '../retention.ts';

export const teamData: Declared<'invitations' | 'memberships'> = {
  memberships: {
    of: {
      rows: ({ id }) => sql`(account_id = ${id} or business_id in ${ownedBy(id)})`,
      key: { column: 'account_id', holds: 'account' },
    },
    onErasure: 'rows go',
    columns: each(['role', 'created_at'], exported(gone)),
    copy: {
      section: 'teams',
      as: 'm',
      looksUp: { business: sql`b.name` },
      from: (id) => sql`memberships m join businesses b on b.id = m.business_id where m.account_id = ${id}`,
      order: sql`m.created_at`,
    },
    retention: { keeps: 'with its account', because: 'who works for the business now' },
  },
  /** Those to the person, and those into their businesses. */
  invitations: {
    of: {
      rows: ({ id, email_key }) => sql`(email_key = ${email_key} or business_id in ${ownedBy(id)})`,
      key: { column: 'business_id', holds: 'business' },
    },
    onErasure: 'rows go',
    columns: {
      ...each(['email', 'role', 'created_at', 'accepted_at', 'revoked_at'], exported(gone)),
      ...each(['email_key', 'token_hash'], gone),
    },
    copy: {
      section: 'invitationsSent',
      as: 'i',
      from: (id) => sql`invitations i where i.invited_by = ${id}`,
      order: sql`i.created_at`,
    },
    retention: {
      keeps: days(30),
      since: 'expires_at',
      because: 'it holds the address of somebody who may never have heard of us',
    },
  },
};
