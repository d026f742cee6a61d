import { pictureAddress } from '../../../contract/pictures.ts';
import type { RecentReview, ShownWork } from '../../../contract/recent-work.ts';
import type { Db } from '../../platform/db/db.ts';
import { publicComment } from '../review-summary.ts';
import { shownWork, type StoredWork } from '../work-pictures/index.ts';
import { newestWorkOfAll, type RecentRow } from './recent-work.queries.ts';

export const newestWork = async (db: Db): Promise<{ reviews: RecentReview[] }> => ({
  reviews: recentReviews(await newestWorkOfAll(db, {})),
});

const SHOWN = 6;

/**
 * What was lately done, newest first. Those come before the others that have a picture of their service, which none before
 * them has: it is what a stranger looks at.
 */
export function recentReviews(rows: readonly RecentRow[]): RecentReview[] {
  const reviews = withPictures(rows);
  const [shown, told] = [reviews.filter(({ picture }) => picture), reviews.filter(({ picture }) => !picture)];
  return [...shown, ...told].slice(0, SHOWN);
}

function withPictures(rows: readonly RecentRow[]): RecentReview[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const isNew = ({ picture }: Shot) => !marksOf(picture).some((mark) => seen.has(mark));
    const shot = row.pictures?.map(shotOf).find(isNew) ?? null;
    if (shot) for (const mark of marksOf(shot.picture)) seen.add(mark);
    return recentReview(row, shot);
  });
}

/** What became of the work, and the same place before it. */
type Shot = { picture: ShownWork; before: ShownWork | null };

const shotOf = (work: StoredWork): Shot => ({
  picture: shownWork(work),
  before: work.before && shownWork(work.before),
});

/** Two pictures that are described in the same words are one to those who hear them, and mostly to those who see them. */
const marksOf = ({ url, text }: ShownWork): string[] => (text ? [url, text] : [url]);

const recentReview = (row: RecentRow, shot: Shot | null): RecentReview => ({
  id: row.id,
  rating: row.rating,
  comment: publicComment(row.comment),
  createdAt: row.created_at.toISOString(),
  service: { name: row.service_name },
  trade: row.trade,
  picture: shot?.picture ?? null,
  before: shot?.before ?? null,
  town: row.town,
  business: { id: row.business_id, name: row.business_name, logo: pictureAddress(row.business_logo) },
  user: { name: row.first_name },
});
