import { forgetAccountMails } from './accounts/index.ts';
import type { Context } from './action.ts';
import type { Events } from './events.ts';
import { erase } from './privacy/index.ts';
import { DECLARED } from './registry.ts';

/** From the tables of all features, with the mails about the account. */
export async function eraseAll(context: Context, deleted: Events['account.deleted']): Promise<void> {
  await erase(context, deleted, DECLARED);
  await forgetAccountMails(context.tx, deleted.accountId);
}
