import { newId } from '../../../platform/ids.ts';
import { action, type Context } from '../../action.ts';
import { sideOf } from '../../actors.ts';
import { lockJobsBetween } from '../../jobs/index.ts';
import { leadFor } from '../../leads/index.ts';

/**
 * Blocks the other side of a lead, on every job: neither reaches the other any more, and the other is not told. The jobs
 * between the two are locked, so that a message, a quote or an acceptance at the same moment comes before or after.
 */
export const blockOther = action({
  name: 'blockOther',
  by: ['customer', 'business'],
  answers: [],
  async run(context: Context, { leadId }: { leadId: string }): Promise<[]> {
    const { tx, actor, now, record } = context;
    const { customerId, businessId } = await leadFor(tx, actor, { leadId, to: 'block' });
    const { side } = sideOf(actor);
    await lockJobsBetween(tx, { customerId, businessId });
    const made = await tx
      .insertInto('blocks')
      .values({
        id: newId(),
        customer_id: customerId,
        business_id: businessId,
        side,
        blocked_by: actor.userId,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['business_id', 'customer_id', 'side']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) await record('block.made', { customerId, businessId, side });
    return [];
  },
});
