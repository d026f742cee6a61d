import type { UserId } from '../../../platform/ids.ts';
import { notFound, Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { audit } from '../../audit.ts';
import { linkOf } from '../proof/links.ts';

type ByLink = { token: string; role: string | undefined };

/** The mailed link shows that anybody who follows it reads the account's mail. Following it twice does no harm. */
export const verifyByLink = action({
  name: 'verifyByLink',
  by: ['customer', 'business', 'admin'],
  account: 'opens',
  async run(context: Context, { token, role }: ByLink) {
    const { tx, now } = context;
    const link = await linkOf(tx, 'verify', { token, now });
    const isItsOwn = link && (role === undefined || role === link.role);
    // An account that has moved to another address has that one to prove.
    if (!isItsOwn || link.email_key !== link.account_email_key) throw new Refusal('verification_invalid');
    await tx
      .updateTable('account_links')
      .set((eb) => ({ used_at: eb.fn.coalesce('used_at', eb.val(now)) }))
      .where('token_hash', '=', link.token_hash)
      .execute();
    await markVerified(context, link.account_id);
  },
});

/** An admin says so instead, of the account with this reference. */
export const verifyByReference = action({
  name: 'verifyByReference',
  by: ['admin'],
  async run(context: Context, reference: string) {
    const account = await context.tx
      .selectFrom('accounts')
      .where('reference', '=', reference)
      .where('is_active', '=', true)
      .select('id')
      .executeTakeFirst();
    if (!account) throw notFound();
    const isNew = await markVerified(context, account.id);
    const about = { subject: 'account', subjectId: account.id, accountId: account.id } as const;
    const changes = { before: { is_verified: false }, after: { is_verified: true } };
    if (isNew) await audit(context, { act: 'verify', ...about, ...changes });
  },
});

/** From now on jobs and leads of this account are exchanged; once. Answers whether this was the time. */
export async function markVerified(context: Context, accountId: UserId): Promise<boolean> {
  const verified = await context.tx
    .updateTable('accounts')
    .set({ verified_at: context.now })
    .where('id', '=', accountId)
    .where('verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (verified) await context.record('account.verified', { accountId });
  return verified !== undefined;
}
