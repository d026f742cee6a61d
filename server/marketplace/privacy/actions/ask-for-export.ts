import { newId } from '../../../platform/ids.ts';
import { mustHaveProved } from '../../accounts/index.ts';
import { action, type Context } from '../../action.ts';
import { mayAskFrom, newestExport } from '../export.queries.ts';
import { MAKE_EXPORT } from '../make-export.ts';

/** Asks for a copy of all own data. Asking again within a day finds the one that there is. */
export const askForExport = action({
  name: 'askForExport',
  by: ['customer', 'business'],
  account: 'changes',
  isPersonal: true,
  async run({ tx, actor, now, queue }: Context, { sessionToken }: { sessionToken: string }): Promise<void> {
    await mustHaveProved(tx, sessionToken, now);
    const newest = await newestExport(tx, actor.userId);
    if (newest && mayAskFrom(newest) > now) return;
    const id = newId();
    await tx.insertInto('exports').values({ id, account_id: actor.userId, asked_at: now }).execute();
    await queue.send(tx, MAKE_EXPORT, { jobs: [{ exportId: id }] });
  },
});
