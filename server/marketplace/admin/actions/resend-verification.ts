import { notFound, Refusal } from '../../../platform/refusal.ts';
import { forgetLinks, queueAccountMail } from '../../accounts/index.ts';
import { action, type Context } from '../../action.ts';
import { accountBehind } from '../../actors.ts';
import { audit } from '../../audit.ts';

/** Mails the link again; those that were mailed before work no more. */
export const resendVerification = action({
  name: 'resendVerification',
  by: ['admin'],
  async run(context: Context, given: string): Promise<[]> {
    const id = await accountBehind(context.tx, given);
    const account = await context.tx
      .selectFrom('accounts')
      .where('id', '=', id)
      .where('role', '<>', 'admin')
      .where('deleted_at', 'is', null)
      .select('verified_at')
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!account) throw notFound();
    if (account.verified_at) throw new Refusal('already_verified');
    await forgetLinks(context.tx, id, 'verify');
    await queueAccountMail(context, { kind: 'verify-email', accountId: id });
    await audit(context, { act: 'resend verification', subject: 'account', subjectId: id, accountId: id });
    return [];
  },
});
