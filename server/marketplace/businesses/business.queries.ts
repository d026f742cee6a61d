import { sql } from 'kysely';
import { PROFILE_WORDS } from '../../../contract/profile-words.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Db, Reader, Tx } from '../../platform/db/db.ts';
import { type Slots, preparedOnce } from '../../platform/db/prepared-statements.ts';
import { select } from '../../platform/db/select-list.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { businessOf } from '../actors.ts';
import { visibleReviewsOf } from '../review-summary.ts';
import { rememberedStanding, type Standing, standingColumns, standingOf } from '../standing.ts';

/** The business that is looking: what decides which leads it has. */
export type BusinessViewer = Standing & { id: BusinessId };

/** The signed-in business as it is now: what every act asks. */
export async function businessViewer(db: Reader, actor: Actor): Promise<BusinessViewer> {
  const id = businessOf(actor);
  const [row] = await readStanding(db, { id });
  if (!row) throw new Error('an account of the role business has no business');
  return { id, ...standingOf(row) };
}

const readStanding = preparedOnce(
  'business-viewer',
  ({ id }: Slots<{ id: BusinessId }>) =>
    select(standingColumns)`from businesses b join accounts o on o.id = b.owner_id where b.id = ${id}`,
);

/** The same for a read, which may use what the door has read a moment before. */
export async function businessReading(db: Reader, actor: Actor): Promise<BusinessViewer> {
  const standing = rememberedStanding(actor);
  return standing ? { id: businessOf(actor), ...standing } : businessViewer(db, actor);
}

const profile = (db: Db) =>
  db
    .selectFrom('businesses as b')
    .innerJoin('accounts as a', 'a.id', 'b.owner_id')
    .leftJoin('work_categories as c', 'c.id', 'b.category_id')
    .select(['b.id', 'b.name', 'b.logo', 'b.town', 'b.postcode', 'b.category_id', 'c.name as category_name'])
    .select(PROFILE_WORDS.map((field) => `b.${field}` as const))
    .select(['a.first_name', 'a.last_name', 'a.verified_at']);

/** The signed-in business's own profile. */
export const ownProfile = (db: Db, actor: Actor) =>
  profile(db).where('b.id', '=', businessOf(actor)).executeTakeFirstOrThrow();

export type ProfileRow = Awaited<ReturnType<typeof ownProfile>>;

/** A profile that everybody may see; nothing when there is none or its account was deactivated. */
export const publicProfile = (db: Db, id: BusinessId): Promise<ProfileRow | undefined> =>
  profile(db).where('b.id', '=', id).where('a.is_active', '=', true).executeTakeFirst();

/** Of two saves of the same profile the later waits. */
export const lockBusiness = (tx: Tx, actor: Actor) =>
  tx
    .selectFrom('businesses')
    .where('id', '=', businessOf(actor))
    .select(['id', 'logo'])
    .forUpdate()
    .executeTakeFirstOrThrow();

/** SQL: of the work category `c` and the business `b`. */
const choosable = {
  is_offered: sql<boolean>`c.is_active or c.id = b.category_id`,
  service_ids: sql<string[]>`array(
    select s.id from services s where s.category_id = c.id and (s.is_active or exists (
      select from business_services o where o.service_id = s.id and o.business_id = b.id
    ))
  )`,
};

/**
 * The services of a trade that a business may choose: those on offer, and what it has chosen already, whether or
 * not that is still on offer. Null when the trade is not to be chosen.
 */
export async function choosableServices(
  tx: Tx,
  actor: Actor,
  categoryId: string,
): Promise<Set<string> | null> {
  const { rows } = await select(choosable)`
    from work_categories c, businesses b where c.id = ${categoryId} and b.id = ${businessOf(actor)}
  `.execute(tx);
  const [category] = rows;
  return category?.is_offered ? new Set(category.service_ids) : null;
}

/** Where the signed-in business works from. */
export const ownPlace = (db: Db, actor: Actor) =>
  db
    .selectFrom('businesses')
    .where('id', '=', businessOf(actor))
    .select(['postcode', 'town', 'lat', 'lng'])
    .executeTakeFirstOrThrow();

export const servicesOf = (db: Db, businessId: BusinessId) =>
  db
    .selectFrom('business_services as bs')
    .innerJoin('services as s', 's.id', 'bs.service_id')
    .where('bs.business_id', '=', businessId)
    .select(['s.id', 's.name'])
    .orderBy('s.name')
    .execute();

const SHOWN_REVIEWS = 20;

/** The newest visible reviews of a business. */
export const newestReviews = (db: Db, businessId: BusinessId) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('accounts as a', 'a.id', 'r.customer_id')
    .where('r.business_id', '=', businessId)
    .where('r.is_visible', '=', true)
    .select(['r.id', 'r.job_id', 'r.rating', 'r.comment', 'r.created_at', 'a.first_name'])
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(SHOWN_REVIEWS)
    .execute();

/** The newest that an admin hid: what stands there instead of them. */
export const newestHiddenReviews = (db: Db, businessId: BusinessId) =>
  db
    .selectFrom('reviews')
    .where('business_id', '=', businessId)
    .where('hidden_reason', 'is not', null)
    .where('deleted_at', 'is', null)
    .select(['id', 'created_at', 'hidden_reason'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN_REVIEWS)
    .execute();

/** How many visible reviews a business has, and the sum of their stars. */
export async function reviewSums(db: Db, businessId: BusinessId): Promise<{ count: number; stars: number }> {
  const sums = { reviews_count: sql<number>`reviews_count`, stars: sql<number | null>`stars` };
  const { rows } = await select(sums)`from ${visibleReviewsOf(sql`${businessId}::uuid`)} r`.execute(db);
  return { count: rows[0]?.reviews_count ?? 0, stars: rows[0]?.stars ?? 0 };
}
