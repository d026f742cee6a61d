import type { PaymentFlagReason } from '../../../../contract/words.ts';
import { notFound } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { ownerOf } from '../../actors.ts';
import { audit } from '../../audit.ts';
import { forgetUnheard } from '../provider-outbox/endings.queries.ts';

const NOT_ENDED: PaymentFlagReason = 'not_ended';

/** An admin has dealt with what was flagged. Of two at once the first is written down; a repeat changes nothing. */
export const settleFlag = action({
  name: 'settleFlag',
  by: ['admin'],
  async run(context: Context, { id }: { id: string }): Promise<[]> {
    const { tx, now, actor, record } = context;
    const settled = await tx
      .updateTable('payment_flags')
      .set({ settled_at: now, settled_by: actor.userId })
      .where('id', '=', id)
      .where('settled_at', 'is', null)
      .returning(['why', 'reference', 'business_id', 'subscription_id'])
      .executeTakeFirst();
    if (!settled) return mustBeThere(context, id);
    const { why, reference, business_id: businessId, subscription_id: subscriptionId } = settled;
    // They have ended it there.
    if (why === NOT_ENDED) await forgetUnheard(tx, { subscriptionId, reference });
    await audit(context, {
      act: 'settle',
      subject: 'payment_flag',
      subjectId: id,
      accountId: await ownerOf(tx, businessId),
      before: { why, reference },
    });
    await record('payment.looked-after', { flagId: id, subscriptionId, businessId });
    return [];
  },
});

async function mustBeThere({ tx }: Context, id: string): Promise<[]> {
  const found = await tx.selectFrom('payment_flags').where('id', '=', id).select('id').executeTakeFirst();
  if (!found) throw notFound();
  return [];
}
