import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { ownAccountFor } from '../account.policy.ts';
import { forgetCodes, type GivenCode, spendCode } from '../proof/codes.ts';
import { isStillProved } from '../proof/prove-own.ts';
import { endSessionsOf } from '../session/sessions.ts';

type Change = { passwordHash: string; provedHash: string; sessionToken: string };

/**
 * A new password for somebody who knew the old one, as long as it still is the account's. This session goes on, all
 * others end.
 */
export const changePassword = action({
  name: 'changePassword',
  by: ['customer', 'business', 'admin'],
  account: 'changes',
  isPersonal: true,
  async run(context: Context, { passwordHash, provedHash, sessionToken }: Change) {
    const accountId = ownAccountFor(context.actor, 'changePassword');
    if (!(await isStillProved(context.tx, accountId, provedHash)))
      throw new Refusal('current_password_wrong');
    await setPassword(context, { passwordHash, kept: sessionToken });
    await context.record('password.changed', { accountId });
  },
});

/** A new password by the mailed code. Everybody is signed out, no matter who it was. */
export const resetPassword = action({
  name: 'resetPassword',
  by: ['customer', 'business', 'admin'],
  account: 'opens',
  async run(context: Context, { passwordHash, given }: { passwordHash: string; given: GivenCode }) {
    const accountId = ownAccountFor(context.actor, 'resetPassword');
    if (!(await spendCode(context.tx, given))) throw new Refusal('security_code_invalid');
    await setPassword(context, { passwordHash, kept: null });
    await context.record('password.reset', { accountId });
  },
});

type NewPassword = { passwordHash: string; kept: string | null };

async function setPassword({ tx, actor, now }: Context, { passwordHash, kept }: NewPassword): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ password_hash: passwordHash, password_set_at: now })
    .where('id', '=', actor.userId)
    .execute();
  await forgetCodes(tx, actor.userId);
  await endSessionsOf(tx, actor.userId, { kept, now });
}
