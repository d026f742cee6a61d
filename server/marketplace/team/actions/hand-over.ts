import type { Tx } from '../../../platform/db/db.ts';
import type { BusinessId, UserId } from '../../../platform/ids.ts';
import { notFound, Refusal } from '../../../platform/refusal.ts';
import { mustHaveProved } from '../../accounts/index.ts';
import { action, type Context } from '../../action.ts';
import { businessesOf, businessOf, ownerOf } from '../../actors.ts';
import { refreshAccess } from '../../billing/index.ts';

type Input = { member: UserId; sessionToken: string };

/**
 * Makes a member the owner; who was it stays in the office. There is one owner at any moment. The account of the owner is
 * held alone, so that nothing is done as the owner meanwhile and of two at once the later finds that it is no owner.
 */
export const handOver = action({
  name: 'handOver',
  by: ['business'],
  account: 'changes',
  isPersonal: true,
  async run({ tx, actor, now, record }: Context, { member, sessionToken }: Input): Promise<[]> {
    const businessId = businessOf(actor);
    if ((await ownerOf(tx, businessId)) !== actor.userId) throw new Refusal('forbidden');
    await mustHaveProved(tx, sessionToken, now);
    await holdHeir(tx, { businessId, member });
    await tx
      .deleteFrom('memberships')
      .where('business_id', '=', businessId)
      .where('account_id', '=', member)
      .execute();
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

/** A member who owns no other business: one person answers for one. The account is held alone, so that it stays so. */
async function holdHeir(tx: Tx, { businessId, member }: { businessId: BusinessId; member: UserId }) {
  const account = await tx
    .selectFrom('accounts as a')
    .innerJoin('memberships as m', 'm.account_id', 'a.id')
    .where('a.id', '=', member)
    .where('m.business_id', '=', businessId)
    .where('a.is_active', '=', true)
    .select('a.id')
    .forNoKeyUpdate('a')
    .executeTakeFirst();
  if (!account) throw notFound();
  if ((await businessesOf(tx, member)).length > 0) throw new Refusal('owns_another');
}
