import type { PublicBusiness } from '../../../contract/businesses.ts';

/** A business as its page shows it, and no more: this travels with the page. */
export type Profile = ReturnType<typeof shownOf>;

export function shownOf(business: PublicBusiness) {
  const { id: _, workCategories: __, services, reviews, ...shown } = business;
  return {
    ...shown,
    services: services.map(({ name }) => name),
    reviews: reviews.map(({ id, rating, comment, createdAt, user }) => ({
      id,
      rating,
      comment,
      createdAt,
      user,
    })),
  };
}
