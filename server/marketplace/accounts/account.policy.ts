import type { Actor } from '../../platform/actor.ts';
import type { UserId } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { policy } from '../policy.ts';

/** Whose account it is. */
type Account = { accountId: UserId };

export const mayOnAccount = policy<Account>()(
  { 'the person whose account it is': (actor, { accountId }) => actor.userId === accountId },
  {
    read: ['the person whose account it is'],
    logIn: ['the person whose account it is'],
    logOut: ['the person whose account it is'],
    provePassword: ['the person whose account it is'],
    changeDetails: ['the person whose account it is'],
    changeEmail: ['the person whose account it is'],
    changePassword: ['the person whose account it is'],
    resetPassword: ['the person whose account it is'],
    changeAuthenticator: ['the person whose account it is'],
    endSessions: ['the person whose account it is'],
    sendVerification: ['the person whose account it is'],
  },
);

/**
 * Answers the actor's own account, if they may do this with it: an admin who acts for its owner may only read and log out.
 * @throws Refusal 'forbidden'
 */
export function ownAccountFor(actor: Actor, act: Parameters<typeof mayOnAccount.may>[0]): UserId {
  const accountId = actor.userId;
  if (!mayOnAccount.may(act, actor, { accountId })) throw new Refusal('forbidden');
  return accountId;
}
