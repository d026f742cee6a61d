import { action, type Context } from '../../action.ts';
import { ownAccountFor } from '../account.policy.ts';
import { queueAccountMail } from '../account-mail.ts';

/** Mails the link once more. Who is verified meanwhile gets none, and needs none. */
export const sendVerification = action({
  name: 'sendVerification',
  by: ['customer', 'business'],
  isPersonal: true,
  async run(context: Context) {
    const accountId = ownAccountFor(context.actor, 'sendVerification');
    const waiting = await context.tx
      .selectFrom('accounts')
      .where('id', '=', accountId)
      .where('verified_at', 'is', null)
      .select('id')
      .executeTakeFirst();
    if (waiting) await queueAccountMail(context, { kind: 'verify-email', accountId });
  },
});
