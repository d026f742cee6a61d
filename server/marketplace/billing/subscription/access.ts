import { sql } from 'kysely';
import type { BusinessId, UserId } from '../../../platform/ids.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Context } from '../../action.ts';
import { businessesOf } from '../../actors.ts';
import { type BusinessViewer, businessViewer, refreshServiceArea } from '../../businesses/index.ts';
import { GRACE_DAYS } from './subscription.lifecycle.ts';

/**
 * Works out again until when a business may receive leads, from its account and its subscription, the live one first:
 * `active` for as long as we may go without news of it, `past_due` for the days of grace, `cancelled` to the end of
 * the paid time, or of the month that a payment on its way is about to pay.
 */
export async function refreshAccess(tx: Tx, businessId: BusinessId): Promise<void> {
  await sql`
    update businesses b set
      package = s.package,
      leads_until = case
        when a.verified_at is null or not a.is_active then null
        when s.status = 'active' then coalesce(s.trusted_until, 'infinity'::timestamptz)
        when s.status = 'past_due' then s.past_due_since + make_interval(days => ${GRACE_DAYS})
        when s.status = 'cancelled' and s.is_payment_pending then greatest(s.paid_through, s.trusted_until)
        when s.status = 'cancelled' then s.paid_through
      end
    from accounts a left join lateral (
      select package, status, paid_through, past_due_since, trusted_until, is_payment_pending from subscriptions
      where business_id = ${businessId}
      order by status in ('active', 'past_due') desc, needs_attention is distinct from 'unwanted' desc, created_at desc
      limit 1
    ) s on true
    where a.id = b.owner_id and b.id = ${businessId}
  `.execute(tx);
  await refreshServiceArea(tx, businessId);
}

/** The same for every business that somebody owns. */
export async function refreshAccessOf(tx: Tx, ownerId: UserId): Promise<void> {
  for (const businessId of await businessesOf(tx, ownerId)) await refreshAccess(tx, businessId);
}

/** Whether leads are open to this business now. */
export const hasAccess = ({ leadsUntil }: BusinessViewer, now: Date): boolean =>
  leadsUntil !== null && Number(leadsUntil) > now.getTime();

/**
 * What every act on a lead needs first.
 * @throws Refusal 'verification_required' or 'subscription_required'
 */
export async function mustHaveAccess({ tx, actor, now }: Context): Promise<void> {
  const business = await businessViewer(tx, actor);
  if (!business.isVerified) throw new Refusal('verification_required');
  if (!hasAccess(business, now)) throw new Refusal('subscription_required');
}
