import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/db.ts';
import { PAGE_SIZE } from '../../platform/db/page.ts';
import { preparedOnce, type Slots, theOnly } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import { factColumns } from '../business-facts.ts';
import { ratingColumns } from '../review-summary.ts';
import { newestWords, newestWordsColumns } from '../reviews/index.ts';
import { onePictureColumns, oneWorkPicture } from '../work-pictures/index.ts';
import type { Cursor } from './directory-page.ts';
import { type Around, around, type Asked, type AskedFrom, isListed, within } from './who-is-listed.ts';

/** SQL: what a card says of the business `b`. */
const cardColumns = {
  id: sql<string>`b.id`,
  name: sql<string>`b.name`,
  logo: sql<string | null>`b.logo`,
  town: sql<string>`b.town`,
  postcode: sql<string>`b.postcode`,
  reply_minutes: factColumns.reply_minutes,
  ...ratingColumns,
  ...newestWordsColumns,
  ...onePictureColumns,
  services: sql<string[]>`array(
    select s.name from business_services t join services s on s.id = t.service_id
    where t.business_id = b.id order by s.name
  )`,
};

export type CardRow = RowOf<typeof cardColumns>;

/** SQL: a row for each business that is on a page; what it has besides is read for no other. */
const CARDS = sql`
  from page l join businesses b on b.id = l.id
  left join business_facts f on f.business_id = b.id ${newestWords} ${oneWorkPicture}`;

/** The least rating, and the haversine that is too far. */
export type Wanted = { ratingFrom: number; tooFar: number };

/** Everybody around: no haversine is larger than 1. */
export const ANYBODY: Wanted = { ratingFrom: 0, tooFar: 2 };

const RATED = sql`, b.stars, b.reviews_count`;

/** SQL: the rating is compared as it is shown, to one decimal. */
const isWanted = ({ ratingFrom, tooFar }: Slots<Wanted>): RawBuilder<unknown> => sql`
  distance < ${tooFar}::float8
  and coalesce(round(stars::numeric / nullif(reviews_count, 0), 1), 0) >= ${ratingFrom}::numeric`;

/** Nearer than everybody. */
const TOP: Cursor = { distance: -1, id: '00000000-0000-0000-0000-000000000000' };

type From = { wanted: Wanted; cursor: Cursor | null };

/**
 * One more than a page of those within reach who are wanted, nearest first and who has been here longest of those that are
 * equally near, from a cursor on; how many are within reach, how many reviews these have, and how many of them are wanted.
 */
export async function listedAround(db: Reader, asked: AskedFrom, { wanted, cursor }: From) {
  const { distance: beyond, id: after } = cursor ?? TOP;
  const given = { ...around(asked), ...wanted };
  const rows = await pageAround(db, { ...given, beyond, after });
  // Where no row is left none tells how many there are.
  const [first] = rows;
  const counts = first
    ? {
        aroundCount: first.around_count,
        reviewsCount: first.around_reviews,
        fittingCount: first.fitting_count,
      }
    : theOnly(await countsAround(db, given));
  return { rows, ...counts };
}

type Page = { beyond: number; after: string };

const pageColumns = {
  ...cardColumns,
  distance: sql<number>`l.distance`,
  around_count: sql<number>`l.around_count`,
  around_reviews: sql<number>`l.around_reviews`,
  fitting_count: sql<number>`l.fitting_count`,
};

const pageAround = preparedOnce('directory', (given: Slots<Around & Wanted & Page>) => {
  const page = sql`
    with near as materialized (${within(given, RATED)}), fitting as materialized (
      select id, distance from near where ${isWanted(given)}
    ), page as materialized (
      select *, (select count(*) from near) as around_count,
        (select sum(reviews_count) from near) as around_reviews, (select count(*) from fitting) as fitting_count
      from fitting where (distance, id) > (${given.beyond}::float8, ${given.after}::uuid)
      order by distance, id limit ${sql.lit(PAGE_SIZE + 1)}
    )`;
  return select(pageColumns, page)`${CARDS} order by l.distance, l.id`;
});

const countsAround = preparedOnce(
  'directory-counts',
  (given: Slots<Around & Wanted>) =>
    select({
      aroundCount: sql<number>`count(*)`,
      reviewsCount: sql<number>`coalesce(sum(reviews_count), 0)`,
      fittingCount: sql<number>`count(*) filter (where ${isWanted(given)})`,
    })`from (${within(given, RATED)}) near`,
);

/** As many are shown of a trade that is looked at from nowhere. */
const SHOWN_OF_TRADE = 6;

/**
 * SQL: a rating that a few reviews move little: as if five people before had said four stars. Without it one review of five
 * stars would stand before forty of which one is less.
 */
const SCORE = sql`(b.stars + 20) / (b.reviews_count + 5.0)`;

/** The best of a trade in each town, then the second best of each, until there are enough. */
export const bestByTown = preparedOnce('directory-best-by-town', ({ categoryId, now }: Slots<Asked>) => {
  const page = sql`
    with page as materialized (
      select id, score, row_number() over (partition by town order by score desc, id) as turn from (
        select b.id, b.town, ${SCORE} as score from businesses b
        where b.category_id = ${categoryId} and ${isListed(now)}
      ) listed order by turn, score desc, id limit ${sql.lit(SHOWN_OF_TRADE)}
    )`;
  return select(cardColumns, page)`${CARDS} order by l.turn, l.score desc, l.id`;
});
