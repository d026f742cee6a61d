import { Refusal } from '../../../platform/refusal.ts';
import { emailKey, startImpersonation } from '../../accounts/index.ts';
import { action, type Context } from '../../action.ts';
import { audit } from '../../audit.ts';

type Input = { email: string; reason: string | null; sessionToken: string };

/** An admin acts as a customer or a business, to see what they see. Nobody acts as an admin. */
export const impersonate = action({
  name: 'impersonate',
  by: ['admin'],
  async run(context: Context, { email, reason, sessionToken }: Input) {
    const { tx, actor, now } = context;
    const account = await tx
      .selectFrom('accounts')
      .where('email_key', '=', emailKey(email))
      .where('role', '<>', 'admin')
      .where('is_active', '=', true)
      .select('id')
      .forShare()
      .executeTakeFirst();
    if (!account) throw new Refusal('cannot_impersonate');
    const accountId = account.id;
    const token = await startImpersonation(tx, {
      adminId: actor.userId,
      accountId,
      sessionToken,
      reason,
      now,
    });
    await audit(context, { act: 'impersonate', subject: 'account', subjectId: accountId, accountId, reason });
    return { accountId, token };
  },
});
