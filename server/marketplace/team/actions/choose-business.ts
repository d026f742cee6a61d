import type { Tx } from '../../../platform/db/db.ts';
import type { BusinessId } from '../../../platform/ids.ts';
import { notFound } from '../../../platform/refusal.ts';
import { hashToken } from '../../accounts/index.ts';
import { action, type Context } from '../../action.ts';
import { ownBusinesses } from '../team.queries.ts';

type Input = { id: BusinessId; sessionToken: string };

/** Acts for another of the own businesses from now on, in this session. */
export const chooseBusiness = action({
  name: 'chooseBusiness',
  by: ['business'],
  isPersonal: true,
  async run({ tx, actor, now }: Context, { id: businessId, sessionToken }: Input): Promise<[]> {
    const own = await ownBusinesses(tx, actor, now);
    if (!own.some(({ id }) => id === businessId)) throw notFound();
    await actFor(tx, { sessionToken, businessId });
    return [];
  },
});

/** For which business a session acts; a membership is looked for at every request all the same. */
export const actFor = (
  tx: Tx,
  { sessionToken, businessId }: { sessionToken: string; businessId: BusinessId },
) =>
  tx
    .updateTable('sessions')
    .set({ business_id: businessId })
    .where('token_hash', '=', hashToken(sessionToken))
    .execute();
