import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { UserId } from '../../platform/ids.ts';
import { kind, type Kinds, type Sending } from '../outbox/index.ts';
import { composeAccountMail } from './account-mail-words.ts';
import type { AccountMailKind } from './account-mail.ts';
import { makeCode } from './proof/codes.ts';
import { makeLink } from './proof/links.ts';

type For = { accountId: UserId; email: string; now: Date; since: Date };
const none = async () => '';

/** What is known by nobody but the reader of the mail. */
const SECRETS: Record<AccountMailKind, (tx: Tx, about: For) => Promise<string>> = {
  'verify-email': (tx, about) => makeLink(tx, { ...about, purpose: 'verify' }),
  'security-code': (tx, { accountId, now }) =>
    makeCode(tx, { accountId, purpose: 'password', email: null, now }),
  'no-security-code': none,
  'password-changed': none,
  'mobile-changed': none,
  'email-code': (tx, about) => makeCode(tx, { ...about, purpose: 'email' }),
  deactivated: none,
  activated: none,
  'review-hidden': none,
  'review-deleted': none,
  'answer-removed': none,
  'work-picture-hidden': none,
  'work-picture-removed': none,
  'job-deactivated': none,
  'job-activated': none,
  'job-deleted': none,
  'business-given': none,
  'business-taken': none,
  'email-changed': (tx, about) => makeLink(tx, { ...about, purpose: 'undo-email' }),
};

/** What an account needs to know of itself. The secret in it is made as it goes: one that was held up brings a fresh one. */
export const accountMails: Kinds = Object.fromEntries(
  Object.entries(SECRETS).map(([name, makeSecret]) => [
    name,
    kind<Facts>({
      facts: ({ tx }, { id }) => factsOf(tx, id),
      isMoot: ({ is_moot }) => is_moot,
      words: (sending, facts) => wordsOf(sending, facts, makeSecret),
    }),
  ]),
);

/** What was mailed about an account goes with it; of what is told of jobs it stays that there was a message. */
export async function forgetAccountMails(tx: Tx, accountId: UserId): Promise<void> {
  const kinds = Object.keys(accountMails);
  await tx.deleteFrom('notices').where('account_id', '=', accountId).where('kind', 'in', kinds).execute();
}

type MakeSecret = (typeof SECRETS)[AccountMailKind];

async function wordsOf({ tx, now, appUrl }: Sending, facts: Facts, makeSecret: MakeSecret) {
  const { email: to, account_id: accountId, created_at: since } = facts;
  const secret = await makeSecret(tx, { accountId, email: to, now, since });
  return { to, ...composeAccountMail(facts.kind, { ...facts, firstName: facts.first_name, appUrl, secret }) };
}

/** SQL: of the mail `m`, its account `a`, and the job `j` or business `b` that it is about. */
const factColumns = {
  account_id: sql<UserId>`m.account_id`,
  kind: sql<AccountMailKind>`m.kind`,
  role: sql<string>`a.role`,
  first_name: sql<string>`a.first_name`,
  email: sql<string>`coalesce(m.recipient, a.email)`,
  note: sql<string | null>`m.facts ->> 'note'`,
  business: sql<string | null>`b.name`,
  created_at: sql<Date>`m.created_at`,
  is_moot: sql<boolean>`(m.kind in ('security-code', 'email-code') and exists (
      select from notices n where n.account_id = m.account_id and n.kind = m.kind and n.id > m.id
    )) or (m.kind = 'security-code' and not a.is_active) or (m.kind = 'verify-email' and a.verified_at is not null)
      or (m.kind = 'deactivated' and a.is_active) or (m.kind = 'activated' and not a.is_active)
      or (m.kind = 'job-deactivated' and j.is_active) or (m.kind = 'job-activated' and not j.is_active)
      or a.deleted_at is not null`,
};

type Facts = RowOf<typeof factColumns>;

/**
 * A mail with a code is moot once a newer one is on its way, one with the code for a new password also for whom it would let
 * in no more, one about a switch once that is back, and any once the account is gone.
 */
async function factsOf(tx: Tx, mailId: string): Promise<Facts | undefined> {
  const { rows } = await select(factColumns)`
    from notices m join accounts a on a.id = m.account_id left join jobs j on j.id = m.subject_id
      left join businesses b on b.id = m.subject_id
    where m.id = ${mailId}
  `.execute(tx);
  return rows[0];
}
