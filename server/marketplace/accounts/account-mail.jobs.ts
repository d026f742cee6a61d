import { sql } from 'kysely';
import { type Tx, whileDelivering } from '../../platform/db/db.ts';
import type { UserId } from '../../platform/ids.ts';
import type { Messenger } from '../../platform/mail/messenger.ts';
import type { Job } from '../../platform/queue/queue.ts';
import type { Market } from '../action.ts';
import { accountLetter } from './account-letters.ts';
import { type AccountMailKind, SEND_ACCOUNT_MAIL } from './account-mail.ts';
import { makeCode } from './proof/codes.ts';
import { makeLink } from './proof/links.ts';

export type AccountMailDeps = { market: Market; messenger: Messenger; appUrl: string };

/** The queue's work of this feature. */
export const accountJobs = (deps: AccountMailDeps): Record<string, (job: Job) => Promise<void>> => ({
  [SEND_ACCOUNT_MAIL]: (job) => sendMail(deps, job.mailId ?? ''),
});

/** Sends one mail, once. Its secret is made now: a mail that was held up brings a fresh one. */
async function sendMail({ market, messenger, appUrl }: AccountMailDeps, mailId: string): Promise<void> {
  await whileDelivering(market.db, async (tx) => {
    const mail = await waitingMail(tx, mailId);
    if (!mail) return;
    const now = market.clock.now();
    const goesOut = !mail.is_moot && messenger.channels.includes('email');
    if (goesOut) {
      const { email: to, first_name: firstName, role, created_at: since } = mail;
      const secret = await SECRETS[mail.kind](tx, { accountId: mail.account_id, email: to, now, since });
      const { note, business } = mail;
      const letter = accountLetter(mail.kind, { firstName, role, appUrl, secret, note, business });
      await messenger.deliver(tx, { id: mailId, channel: 'email', to, sentAt: now, ...letter });
    }
    await tx
      .updateTable('account_mails')
      .set({ status: goesOut ? 'sent' : 'dropped', decided_at: now, recipient: null, note: null })
      .where('id', '=', mailId)
      .execute();
  });
}

type For = { accountId: UserId; email: string; now: Date; since: Date };
const none = async () => '';

/** What is known by nobody but the reader of the letter. */
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
  'job-deactivated': none,
  'job-activated': none,
  'job-deleted': none,
  'business-given': none,
  'business-taken': none,
  'email-changed': (tx, about) => makeLink(tx, { ...about, purpose: 'undo-email' }),
};

type Waiting = {
  account_id: UserId;
  kind: AccountMailKind;
  role: string;
  first_name: string;
  email: string;
  note: string | null;
  business: string | null;
  created_at: Date;
  is_moot: boolean;
};

/**
 * The mail, locked, if it still waits. One with a code is moot once a newer one is on its way, one about a switch once
 * that is back, and any once the account is gone.
 */
async function waitingMail(tx: Tx, mailId: string): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    select m.account_id, m.kind, a.role, a.first_name, coalesce(m.recipient, a.email) as email, m.note, m.created_at,
      b.name as business,
      (m.kind in ('security-code', 'email-code') and exists (
        select from account_mails n where n.account_id = m.account_id and n.kind = m.kind and n.id > m.id
      )) or (m.kind = 'verify-email' and a.verified_at is not null)
        or (m.kind = 'deactivated' and a.is_active) or (m.kind = 'activated' and not a.is_active)
        or (m.kind = 'job-deactivated' and j.is_active) or (m.kind = 'job-activated' and not j.is_active)
        or a.deleted_at is not null as is_moot
    from account_mails m join accounts a on a.id = m.account_id left join jobs j on j.id = m.about
      left join businesses b on b.id = m.about
    where m.id = ${mailId} and m.status = 'queued'
    for update of m
  `.execute(tx);
  return rows[0];
}
