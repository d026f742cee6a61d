import type { ListedBusiness } from '../../../contract/directory.ts';
import type { RecentReview } from '../../../contract/recent-work.ts';

const SHOWN = 3;
const FEWEST = 2;

/** Finished work with a picture, of which the list above shows neither the picture nor the words; one alone is no section. */
export function workBesides(
  listed: readonly ListedBusiness[],
  reviews: readonly RecentReview[],
): RecentReview[] {
  const seen = new Set(listed.flatMap(({ picture }) => (picture ? [picture.url] : [])));
  const heard = new Set(listed.flatMap(({ newestReview }) => newestReview?.comment ?? []));
  const others = reviews.filter(
    ({ picture, comment }) => picture && !seen.has(picture.url) && !heard.has(comment),
  );
  return others.length < FEWEST ? [] : others.slice(0, SHOWN);
}
