import { notFound, Refusal } from '../../../platform/refusal.ts';
import { endAllSessions } from '../../accounts/index.ts';
import { action, type Context } from '../../action.ts';
import { accountBehind } from '../../actors.ts';
import { breakOffDealings, queueRemovalMail } from '../../privacy/index.ts';
import { audit } from '../../audit.ts';
import { mustBeOwnAct } from './own-act.ts';

/**
 * Deletes a customer or a business: what is open and what is agreed ends, the others hear of it, and the account is
 * erased. A repeat finds it gone and changes nothing.
 */
export const removeAccount = action({
  name: 'removeAccount',
  by: ['admin'],
  async run(context: Context, given: { id: string; reason: string | null }): Promise<[]> {
    const { tx, record } = context;
    const { reason } = given;
    const id = await accountBehind(tx, given.id);
    const account = await tx
      .selectFrom('accounts')
      .where('id', '=', id)
      .select(['id', 'role', 'deleted_at'])
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!account) throw notFound();
    if (account.role === 'admin') throw new Refusal('forbidden');
    if (account.deleted_at) {
      await mustBeOwnAct(context, {
        act: 'delete',
        subject: 'account',
        subjectId: id,
        accountId: id,
        reason,
      });
      return [];
    }
    const leaver = { accountId: id, role: account.role === 'customer' ? 'customer' : 'business' } as const;
    await audit(context, { act: 'delete', subject: 'account', subjectId: id, accountId: id, reason });
    await endAllSessions(context, id);
    await breakOffDealings(context, leaver);
    await queueRemovalMail(context, { accountId: id, reason });
    await record('account.removed', leaver);
    return [];
  },
});
