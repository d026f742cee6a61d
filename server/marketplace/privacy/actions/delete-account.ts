import { Refusal } from '../../../platform/refusal.ts';
import { mustHaveProved } from '../../accounts/index.ts';
import { action, type Context } from '../../action.ts';
import { closeDealings } from '../close-dealings.ts';
import { jobsInPlay } from '../in-play.queries.ts';

/**
 * Deletes the own account: what is open is closed first, as if its owner had closed it one by one, so that everybody
 * concerned hears of it; then the account is gone for good. Work that is agreed must be finished before.
 */
export const deleteAccount = action({
  name: 'deleteAccount',
  by: ['customer', 'business'],
  account: 'changes',
  isPersonal: true,
  async run(context: Context, { sessionToken }: { sessionToken: string }): Promise<[]> {
    const { tx, actor, now, record } = context;
    await mustHaveProved(tx, sessionToken, now);
    const leaver = {
      accountId: actor.userId,
      role: actor.role === 'customer' ? 'customer' : 'business',
    } as const;
    const jobs = await jobsInPlay(tx, leaver);
    if (jobs.some(({ isUnderWay }) => isUnderWay)) throw new Refusal('jobs_in_progress');
    await closeDealings(context, leaver, jobs);
    await record('account.deleted', leaver);
    return [];
  },
});
