import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import { tradesByDemand } from '../demand/index.ts';
import { newestWorkOf, recentReviews } from '../reviews/index.ts';
import { type Around, around, type Asked, type AskedFrom, isListed, within } from './who-is-listed.ts';

const REVIEWED = sql`, b.newest_review_at`;

/** The newest reviews of the listed of a trade. */
export const newestWorkIn = async (db: Reader, asked: Asked) => recentReviews(await workInTrade(db, asked));

const workInTrade = preparedOnce('recent-work-in-trade', ({ categoryId, now }: Slots<Asked>) =>
  newestWorkOf(sql`
    select b.id ${REVIEWED} from businesses b where b.category_id = ${categoryId} and ${isListed(now)}`),
);

/** The same of those within reach of a point. */
export const newestWorkAround = async (db: Reader, asked: AskedFrom) =>
  recentReviews(await workAround(db, around(asked)));

const workAround = preparedOnce('recent-work-around', (given: Slots<Around>) =>
  newestWorkOf(within(given, REVIEWED)),
);

const spotColumns = {
  category_id: sql<string>`b.category_id`,
  lat: sql<number>`b.outward_lat`,
  lng: sql<number>`b.outward_lng`,
  count: sql<number>`count(*)`,
};

/** How many of a trade are listed at the middle of an outward code: a few thousand at most, however many they are. */
export type Spot = RowOf<typeof spotColumns>;

const spots = (where: RawBuilder<unknown>, now: RawBuilder<Date>) => select(spotColumns)`
  from businesses b where ${where} and ${isListed(now)} group by b.category_id, b.outward_lat, b.outward_lng`;

export const spotsOfTrade = preparedOnce('directory-spots', ({ categoryId, now }: Slots<Asked>) =>
  spots(sql`b.category_id = ${categoryId}`, now),
);

/** The same in some grid cells only. */
export const spotsInCells = preparedOnce(
  'directory-spots-in-cells',
  ({ categoryId, now, cells }: Slots<Asked & { cells: number[] }>) =>
    spots(sql`b.category_id = ${categoryId} and b.outward_cell = any(${cells}::int[])`, now),
);

/** The same of every trade. */
export const spotsOfAll = preparedOnce('directory-spots-of-all', ({ now }: Slots<{ now: Date }>) =>
  spots(sql`b.category_id is not null`, now),
);

const tradeColumns = {
  id: sql<string>`c.id`,
  name: sql<string>`c.name`,
  slug: sql<string>`c.slug`,
  services_count: sql<number>`(select count(*) from services s where s.category_id = c.id and s.is_active)`,
};

/** The trades on offer, the most wanted first, with how many businesses of each are listed. */
export const listedTrades = preparedOnce(
  'listed-trades',
  ({ now }: Slots<{ now: Date }>) =>
    select({
      ...tradeColumns,
      businesses_count: sql<number>`(select count(*) from businesses b where b.category_id = c.id and ${isListed(now)})`,
    })`from work_categories c where c.is_active order by ${tradesByDemand}`,
);
