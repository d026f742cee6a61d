import type { UserId } from '../../platform/ids.ts';
import type { Consequence } from '../action.ts';
import type { EventName, Events } from '../events.ts';
import { type AccountMailKind, queueAccountMail } from './account-mail.ts';

type AboutAccount = {
  [E in EventName]: Events[E] extends { accountId: UserId } ? E : never;
}[EventName];

/** A consequence that mails the account something it needs to know, whatever it has switched off. */
export const mailAccount = <E extends AboutAccount>(kind: AccountMailKind): Consequence<E> => ({
  says: `mail the account: ${kind}`,
  follow: (context, facts) => queueAccountMail(context, { kind, accountId: facts.accountId }),
});
