type Rated = { rating: number };

const STARS = [5, 4, 3, 2, 1] as const;

/** How many reviews gave each number of stars, best first. */
export const spreadOf = (reviews: readonly Rated[]) =>
  STARS.map((stars) => ({ stars, count: reviews.filter(({ rating }) => rating === stars).length }));
