import type { Tx } from '../../platform/db/db.ts';
import { newId, type UserId } from '../../platform/ids.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { emailKey } from './account.queries.ts';

export const SEND_ACCOUNT_MAIL = 'send-account-mail';

/** What an account is mailed whatever it has switched off (R-16-025). */
export type AccountMailKind =
  | 'verify-email'
  | 'security-code'
  | 'no-security-code'
  | 'password-changed'
  | 'mobile-changed'
  | 'email-code'
  | 'email-changed'
  | 'deactivated'
  | 'activated'
  | 'review-hidden'
  | 'review-deleted'
  | 'job-deactivated'
  | 'job-activated'
  | 'job-deleted'
  | 'business-given'
  | 'business-taken';

type Scope = { tx: Tx; queue: Queue; now: Date };
/** `recipient` only where it is not the account's own address; `note` is what an admin says, or a name, for this mail alone. */
type Mail = {
  kind: AccountMailKind;
  accountId: UserId;
  recipient?: string;
  note?: string | null;
  /** The id of what it is about, where that is not the account itself. */
  about?: string;
};

/** Queues a mail about the account itself. What is secret in it is made when it goes out, and stored nowhere. */
export async function queueAccountMail({ tx, queue, now }: Scope, mail: Mail): Promise<void> {
  const id = newId();
  const { kind, accountId, recipient = null, note = null, about = null } = mail;
  await tx
    .insertInto('account_mails')
    .values({ id, kind, account_id: accountId, recipient, note, about, created_at: now })
    .execute();
  await queue.send(tx, SEND_ACCOUNT_MAIL, { jobs: [{ mailId: id }] });
}

/** Calls off what was about to be mailed about something that is not so any more. */
export async function callOffMails(
  { tx, now }: Scope,
  { kind, about }: { kind: AccountMailKind; about: string },
) {
  await tx
    .updateTable('account_mails')
    .set({ status: 'dropped', decided_at: now, note: null })
    .where('about', '=', about)
    .where('kind', '=', kind)
    .where('status', '=', 'queued')
    .execute();
}

/**
 * Queues a security code for whoever has this address, if anybody has. The work is the same if nobody has, so that
 * the time it takes tells nothing.
 */
export async function queueSecurityCode({ tx, queue, now }: Scope, email: string): Promise<void> {
  const id = newId();
  await tx
    .insertInto('account_mails')
    .columns(['id', 'kind', 'account_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('accounts')
        .where('email_key', '=', emailKey(email))
        .select((of) => [
          of.val(id).$castTo<string>().as('id'),
          of
            .case()
            .when('is_active', '=', true)
            .then('security-code')
            .else('no-security-code')
            .end()
            .as('kind'),
          'accounts.id as account_id',
          of.val(now).$castTo<Date>().as('created_at'),
        ]),
    )
    .execute();
  await queue.send(tx, SEND_ACCOUNT_MAIL, { jobs: [{ mailId: id }] });
}
