import { ROLES } from '../../../../contract/words.ts';
import { notFound } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { sendSignal } from '../../live-signals.ts';
import { ownAccountFor } from '../account.policy.ts';
import { endSessionsOf, endSessionWith } from './sessions.ts';

/** Ends this session; an admin who acts as somebody ends their own with it. */
export const logOut = action({
  name: 'logOut',
  by: ROLES,
  isPersonal: true,
  async run({ tx, now, actor }: Context, { sessionToken }: { sessionToken: string }): Promise<[]> {
    ownAccountFor(actor, 'logOut');
    await endSessionWith(tx, sessionToken, now);
    return [];
  },
});

/**
 * Signs one device of the own account out, and does not know it any more. A repeat finds it ended and is answered alike.
 */
export const endSession = action({
  name: 'endSession',
  by: ['customer', 'business', 'admin'],
  isPersonal: true,
  async run({ tx, now, actor }: Context, { id }: { id: string }): Promise<[]> {
    const accountId = ownAccountFor(actor, 'endSessions');
    const ended = await tx
      .updateTable('sessions')
      .set((eb) => ({ ended_at: eb.fn.coalesce('ended_at', eb.val(now)) }))
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('admin_id', 'is', null)
      .returning('known_device_id')
      .executeTakeFirst();
    if (!ended) throw notFound();
    if (ended.known_device_id)
      await tx.deleteFrom('known_devices').where('id', '=', ended.known_device_id).execute();
    await sendSignal(tx, { session: accountId });
    return [];
  },
});

/** Signs all other devices out. */
export const endOtherSessions = action({
  name: 'endOtherSessions',
  by: ['customer', 'business', 'admin'],
  isPersonal: true,
  async run({ tx, now, actor }: Context, { kept }: { kept: string | null }): Promise<[]> {
    await endSessionsOf(tx, ownAccountFor(actor, 'endSessions'), { kept, now });
    return [];
  },
});
