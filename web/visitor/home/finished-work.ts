import type { PicturedService } from '../../../contract/demand.ts';
import type { RecentReview } from '../../../contract/recent-work.ts';

const SHOWN = 3;

/** What was done, the pairs of before and after first; what the page has already shown a picture of comes last. */
export const finishedWork = (
  reviews: readonly RecentReview[],
  shownAbove: readonly Pick<PicturedService, 'name'>[],
): RecentReview[] => {
  const above = new Set(shownAbove.map(({ name }) => name));
  const rank = ({ picture, before, service }: RecentReview) => {
    if (!picture) return 2;
    if (above.has(service.name)) return 3;
    return before ? 0 : 1;
  };
  return reviews.toSorted((a, b) => rank(a) - rank(b)).slice(0, SHOWN);
};
