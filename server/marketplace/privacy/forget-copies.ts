import type { UserId } from '../../platform/ids.ts';
import type { Context } from '../action.ts';

export const DROP_EXPORT = 'drop-export';

/** Takes every copy of an account that goes, also one that is being made, and its bytes after it. */
export async function forgetCopiesOf({ tx, queue }: Context, accountId: UserId): Promise<void> {
  const copies = await tx.deleteFrom('exports').where('account_id', '=', accountId).returning('id').execute();
  await queue.send(tx, DROP_EXPORT, { jobs: copies.map(({ id }) => ({ exportId: id })) });
}
