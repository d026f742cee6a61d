import type { PublicBusiness } from '../../../contract/businesses.ts';
import type { ProfileReview } from '../../../contract/reviews.ts';
import { shownPictures } from '../../marketplace/work-pictures/shown-picture.ts';

/** A business as its page shows it, and no more: this travels with the page. */
export type Profile = ReturnType<typeof shownOf>;
export type ShownReview = ReturnType<typeof shownReview>;

export function shownOf(business: PublicBusiness) {
  const { workCategories: _, isVerified: __, services, reviews, workPictures, ...shown } = business;
  return {
    ...shown,
    services: services.map(({ name }) => name),
    reviews: reviews.map(shownReview),
    workPictures: shownPictures(workPictures),
  };
}

/** In one order and without names of fields, which would be a third of it. */
const shownReview = ({ rating, comment, createdAt, user, service, town, answer }: ProfileReview) =>
  [rating, service, comment, user.name, town, createdAt.slice(0, DAY.length), answer?.text ?? null] as const;

const DAY = '2026-11-22';
