import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import { cellOf } from '../../platform/geo/grid.ts';
import type { BusinessId } from '../../platform/ids.ts';

/**
 * Writes again where and for what a business is found by jobs: one row for each service it chose, or one
 * for its category when it chose none, and no row while it may receive no leads. Everything that changes
 * its place, services, package or access calls this in the same transaction, so the match is never behind.
 */
export async function refreshServiceArea(tx: Tx, businessId: BusinessId): Promise<void> {
  await tx.deleteFrom('service_areas').where('business_id', '=', businessId).execute();
  const business = await tx
    .selectFrom('businesses')
    .where('id', '=', businessId)
    .where('leads_until', 'is not', null)
    .select(['lat', 'lng'])
    .executeTakeFirst();
  if (!business) return;
  await sql`
    insert into service_areas (business_id, covers_id, cell, lat, lng, leads_until, package)
    select b.id, coalesce(s.service_id, b.category_id), ${cellOf(business)}, b.lat, b.lng, b.leads_until, b.package
    from businesses b left join business_services s on s.business_id = b.id
    where b.id = ${businessId} and coalesce(s.service_id, b.category_id) is not null
  `.execute(tx);
}
