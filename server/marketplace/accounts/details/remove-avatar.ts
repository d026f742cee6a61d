import { action, type Context } from '../../action.ts';
import { ownAccountFor } from '../account.policy.ts';
import { forgetFile } from '../../files/index.ts';

/** Takes the own picture away; answers which it was. Again it changes nothing. */
export const removeAvatar = action({
  name: 'removeAvatar',
  by: ['customer', 'business', 'admin'],
  account: 'changes',
  isPersonal: true,
  async run({ tx, actor, record }: Context) {
    const accountId = ownAccountFor(actor, 'changeDetails');
    const { avatar } = await tx
      .selectFrom('accounts')
      .where('id', '=', accountId)
      .select('avatar')
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (!avatar) return { removed: null };
    // The account's own column is emptied with it.
    await forgetFile(tx, avatar);
    await record('account.changed', { accountId });
    return { removed: { kind: 'picture', id: avatar } };
  },
});
