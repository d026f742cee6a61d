import { notFound } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { lockTeam, teamOf } from '../team.queries.ts';

/** Takes an invitation back. A repeat changes nothing, and neither does one that was taken up meanwhile. */
export const revokeInvitation = action({
  name: 'revokeInvitation',
  by: ['business'],
  async run({ tx, actor, now }: Context, { id }: { id: string }) {
    const businessId = businessOf(actor);
    await lockTeam(tx, businessId);
    const found = await tx
      .updateTable('invitations')
      .set((eb) => ({
        revoked_at: eb
          .case()
          .when('accepted_at', 'is', null)
          .then(eb.fn.coalesce('revoked_at', eb.val(now)))
          .else(eb.ref('revoked_at'))
          .end(),
      }))
      .where('id', '=', id)
      .where('business_id', '=', businessId)
      .executeTakeFirst();
    if (found.numUpdatedRows === 0n) throw notFound();
    return teamOf(tx, actor, now);
  },
});
