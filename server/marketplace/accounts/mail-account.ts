import type { UserId } from '../../platform/ids.ts';
import type { Consequence, Context } from '../action.ts';
import type { EventName, Events } from '../events.ts';
import { fullName } from './account.views.ts';
import { type AccountMailKind, queueAccountMail } from './account-mail.ts';

type AboutAccount = {
  [E in EventName]: Events[E] extends { accountId: UserId } ? E : never;
}[EventName];

/** A consequence that mails the account something it needs to know, whatever it has switched off. */
export const mailAccount = <E extends AboutAccount>(kind: AccountMailKind): Consequence<E> => ({
  says: `mail the account: ${kind}`,
  follow: (context, facts) => queueAccountMail(context, { kind, accountId: facts.accountId }),
});

/** Both owners of a business that was handed over hear of it: the password may have been a thief's. */
export async function mailBothOwners(
  context: Context,
  { businessId, from, to }: Events['business.handed-over'],
) {
  const people = await context.tx
    .selectFrom('accounts')
    .where('id', 'in', [from, to])
    .select(['id', 'first_name', 'last_name'])
    .execute();
  const nameOf = (id: UserId) => people.filter((person) => person.id === id).map(fullName)[0] ?? null;
  const about = businessId;
  await queueAccountMail(context, { kind: 'business-given', accountId: from, about, note: nameOf(to) });
  await queueAccountMail(context, { kind: 'business-taken', accountId: to, about, note: nameOf(from) });
}
