import { sql } from 'kysely';
import type { PackageName } from '../../contract/words.ts';
import type { Standing } from '../platform/who.ts';

export type StandingRow = {
  lat: number;
  lng: number;
  category_id: string | null;
  service_ids: string[];
  package: PackageName | null;
  leads_until: Date | number | null;
  is_verified: boolean;
};

/** SQL: how the business `b` of the account `a` stands. */
export const standingColumns = sql`
  b.lat, b.lng, b.category_id, b.package, b.leads_until, a.verified_at is not null as is_verified,
  array(select service_id from business_services s where s.business_id = b.id) as service_ids`;

export const standingOf = (row: StandingRow): Standing => ({
  point: { lat: row.lat, lng: row.lng },
  categoryId: row.category_id,
  serviceIds: row.service_ids,
  package: row.package,
  leadsUntil: row.leads_until,
  isVerified: row.is_verified,
});
