import type { Tx } from '../../../platform/db/db.ts';
import type { UserId } from '../../../platform/ids.ts';
import { notFound, Refusal } from '../../../platform/refusal.ts';
import { mustHaveProved } from '../../accounts/index.ts';
import { action, type Context } from '../../action.ts';
import { businessesOf, businessOf } from '../../actors.ts';
import { refreshAccess } from '../../billing/index.ts';
import { lockTeam } from '../team.queries.ts';

type Input = { member: UserId; sessionToken: string };

/** Makes a member the owner; who was it stays in the office. There is one owner at any moment. */
export const handOver = action({
  name: 'handOver',
  by: ['business'],
  async run({ tx, actor, now, record }: Context, { member, sessionToken }: Input): Promise<[]> {
    const businessId = businessOf(actor);
    await mustHaveProved(tx, sessionToken, now);
    await lockTeam(tx, businessId);
    const taken = await tx
      .deleteFrom('memberships')
      .where('business_id', '=', businessId)
      .where('account_id', '=', member)
      .returning('account_id')
      .executeTakeFirst();
    if (!taken) throw notFound();
    await mustBeFree(tx, member);
    await tx.updateTable('businesses').set({ owner_id: member }).where('id', '=', businessId).execute();
    await tx
      .insertInto('memberships')
      .values({ business_id: businessId, account_id: actor.userId, role: 'office', created_at: now })
      .execute();
    await refreshAccess(tx, businessId);
    await record('business.handed-over', { businessId, from: actor.userId, to: member });
    return [];
  },
});

/** Somebody who is there, and owns no other business: one person answers for one. Held, so that it stays so. */
async function mustBeFree(tx: Tx, member: UserId): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .where('id', '=', member)
    .where('is_active', '=', true)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) throw notFound();
  if ((await businessesOf(tx, member)).length > 0) throw new Refusal('owns_another');
}
