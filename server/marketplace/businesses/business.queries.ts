import { type ExpressionBuilder, type InferResult, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { PROFILE_WORDS } from '../../../contract/profile-words.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Db, Reader, Tx } from '../../platform/db/db.ts';
import { preparedOnce, type Slots, theOnly } from '../../platform/db/prepared-statements.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { select } from '../../platform/db/select-list.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { businessOf } from '../actors.ts';
import { answerOfReview } from '../review-summary.ts';
import { startingPricesOfProfile } from '../starting-prices/index.ts';
import { rememberedStanding, type Standing, standingColumns, standingOf } from '../standing.ts';

/** The business that is looking: what decides which leads it has. */
export type BusinessViewer = Standing & { id: BusinessId };

const standing = preparedOnce(
  'business-viewer',
  ({ id }: Slots<{ id: BusinessId }>) => select(standingColumns)`
  from businesses b join accounts o on o.id = b.owner_id where b.id = ${id}`,
);

/** The signed-in business as it is now: what every act asks. */
export async function businessViewer(db: Reader, actor: Actor): Promise<BusinessViewer> {
  const id = businessOf(actor);
  const [row] = await standing(db, { id });
  if (!row) throw new Error('an account of the role business has no business');
  return { id, ...standingOf(row) };
}

/** The same for a read, which may use what the door has read a moment before. */
export async function businessReading(db: Reader, actor: Actor): Promise<BusinessViewer> {
  const standing = rememberedStanding(actor);
  return standing ? { id: businessOf(actor), ...standing } : businessViewer(db, actor);
}

/** A business, its owner, its trade and its services. */
const profile = (db: Db) =>
  db
    .selectFrom('businesses as b')
    .innerJoin('accounts as a', 'a.id', 'b.owner_id')
    .leftJoin('work_categories as c', 'c.id', 'b.category_id')
    .select(['b.id', 'b.name', 'b.logo', 'b.town', 'b.postcode', 'b.category_id', 'c.name as category_name'])
    .select(PROFILE_WORDS.map((field) => `b.${field}` as const))
    .select(['a.first_name', 'a.last_name', 'a.verified_at'])
    .select((of) =>
      jsonArrayFrom(
        of
          .selectFrom('business_services as bs')
          .innerJoin('services as s', 's.id', 'bs.service_id')
          .whereRef('bs.business_id', '=', 'b.id')
          .select(['s.id', 's.name'])
          .orderBy('s.name'),
      ).as('services'),
    );

const profileWith = preparedOnce('own-profile', ({ id }: Slots<{ id: BusinessId }>, db) =>
  profile(db).where('b.id', '=', id),
);

/** The signed-in business's own profile. */
export const ownProfile = async (db: Db, actor: Actor): Promise<ProfileRow> =>
  theOnly(await profileWith(db, { id: businessOf(actor) }));

export type ProfileRow = InferResult<ReturnType<typeof profile>>[number];

const SHOWN_REVIEWS = 20;

const publicProfileWith = preparedOnce('public-profile', ({ id }: Slots<{ id: BusinessId }>, db) =>
  profile(db)
    .where('b.id', '=', id)
    .where('a.is_active', '=', sql.lit(true))
    .leftJoin('business_facts as f', 'f.business_id', 'b.id')
    .select(['b.reviews_count', 'b.stars'])
    .select((of) => of.case().when('c.is_active', '=', true).then(of.ref('c.slug')).end().as('trade_slug'))
    .select(['b.created_at as since', 'b.leads_until', 'f.finished_jobs', 'f.reply_minutes'])
    .select(startingPricesOfProfile.as('starting_prices'))
    .select((of) => jsonArrayFrom(newestHidden(of)).as('hidden')),
);

/** The newest that an admin hid: what stands there instead of them. */
const newestHidden = (of: ExpressionBuilder<DB & { b: DB['businesses'] }, 'b'>) =>
  of
    .selectFrom('reviews as r')
    .whereRef('r.business_id', '=', 'b.id')
    .where('r.hidden_reason', 'is not', null)
    .where('r.deleted_at', 'is', null)
    .select(['r.id', 'r.created_at', 'r.hidden_reason'])
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(sql.lit(SHOWN_REVIEWS));

/** A profile that everybody may see; nothing when there is none or its account was deactivated. */
export async function publicProfile(db: Db, id: BusinessId) {
  const [row] = await publicProfileWith(db, { id });
  return row;
}

export type PublicProfileRow = NonNullable<Awaited<ReturnType<typeof publicProfile>>>;

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

const placeOf = preparedOnce('own-place', ({ id }: Slots<{ id: BusinessId }>, db) =>
  db.selectFrom('businesses').where('id', '=', id).select(['postcode', 'town', 'lat', 'lng']),
);

/** Where the signed-in business works from. */
export const ownPlace = async (db: Db, actor: Actor) => theOnly(await placeOf(db, { id: businessOf(actor) }));

/** The newest visible reviews of a business, each with the service and the town of its job. */
export const newestReviews = preparedOnce('newest-reviews', ({ id }: Slots<{ id: BusinessId }>, db) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('accounts as a', 'a.id', 'r.customer_id')
    .innerJoin('jobs as j', 'j.id', 'r.job_id')
    .innerJoin('services as s', 's.id', 'j.service_id')
    .where('r.business_id', '=', id)
    .where('r.is_visible', '=', sql.lit(true))
    .select(['r.id', 'r.job_id', 'r.rating', 'r.comment', 'r.created_at', 'a.first_name'])
    .select(['s.name as service', 'j.town', answerOfReview.as('answer')])
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(sql.lit(SHOWN_REVIEWS)),
);

export type ProfileReviewRow = Awaited<ReturnType<typeof newestReviews>>[number];
