import { sql } from 'kysely';
import type { PackageName } from '../../contract/words.ts';
import type { Actor } from '../platform/actor.ts';
import type { RowOf } from '../platform/db/select-list.ts';
import type { Point } from '../platform/geo/grid.ts';

/** What decides which leads a business has. */
export type Standing = {
  point: Point;
  categoryId: string | null;
  /** Empty: all services of its category. */
  serviceIds: string[];
  package: PackageName | null;
  /** Leads are open to it until then; null when they are not at all. */
  leadsUntil: Date | number | null;
  isVerified: boolean;
};

/** SQL: how the business `b` of the owner `o` stands. */
export const standingColumns = {
  lat: sql<number>`b.lat`,
  lng: sql<number>`b.lng`,
  category_id: sql<string | null>`b.category_id`,
  service_ids: sql<string[]>`array(select service_id from business_services s where s.business_id = b.id)`,
  package: sql<PackageName | null>`b.package`,
  leads_until: sql<Date | number | null>`b.leads_until`,
  is_verified: sql<boolean>`o.verified_at is not null`,
};

type StandingRow = RowOf<typeof standingColumns>;

export const standingOf = (row: StandingRow): Standing => ({
  point: { lat: row.lat, lng: row.lng },
  categoryId: row.category_id,
  serviceIds: row.service_ids,
  package: row.package,
  leadsUntil: row.leads_until,
  isVerified: row.is_verified,
});

const standings = new WeakMap<Actor, Standing>();

/** Keeps how a business stood when its request came, for the reads of that request: it was read with the session. */
export const rememberStanding = (actor: Actor, standing: Standing): void =>
  void standings.set(actor, standing);

/** How the business of an actor stood when its request came, where that was read. */
export const rememberedStanding = (actor: Actor): Standing | undefined => standings.get(actor);
