import { newId, type UserId } from '../../platform/ids.ts';
import { callOff, type Outgoing, putInOutbox, queueFromOutbox, type Scope } from '../outbox/index.ts';
import { emailKey } from './account.queries.ts';

/** What an account is mailed whatever it has switched off. */
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
  | 'answer-removed'
  | 'work-picture-hidden'
  | 'work-picture-removed'
  | 'job-deactivated'
  | 'job-activated'
  | 'job-deleted'
  | 'business-given'
  | 'business-taken';

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
export const queueAccountMail = (scope: Scope, mail: Mail): Promise<void> =>
  putInOutbox(scope, [outgoing(mail)]);

const outgoing = ({ note, about, ...mail }: Mail): Outgoing => ({
  ...mail,
  ...(about && { subjectId: about }),
  facts: note ? { note } : null,
});

type About = { kind: AccountMailKind; accountId: UserId; about: string };

/** Calls off what was about to be mailed about something that is not so any more. */
export const callOffMails = (scope: Scope, mail: About): Promise<void> =>
  callOff(scope, { ...mail, subjectId: mail.about });

/**
 * Queues a security code for anybody who has this address, if anybody has. The work is the same if nobody has, so that
 * the time it takes tells nothing.
 */
export async function queueSecurityCode({ tx, queue, now }: Scope, email: string): Promise<void> {
  const id = newId();
  await tx
    .insertInto('notices')
    .columns(['id', 'key', 'kind', 'channel', 'account_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('accounts')
        .where('email_key', '=', emailKey(email))
        .select((of) => [
          of.val(id).$castTo<string>().as('id'),
          of.val(`code:${id}`).as('key'),
          of
            .case()
            .when('is_active', '=', true)
            .then('security-code')
            .else('no-security-code')
            .end()
            .as('kind'),
          of.val('email').as('channel'),
          'accounts.id as account_id',
          of.val(now).$castTo<Date>().as('created_at'),
        ]),
    )
    .execute();
  await queueFromOutbox({ tx, queue }, [{ id, kind: 'security-code', channel: 'email' }]);
}
