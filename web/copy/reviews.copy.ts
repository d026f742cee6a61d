/** What others say of a business. Spelling as specified. */
export const reviewsCopy = {
  see: 'See Reviews',
  none: 'No Reviews Found',
  title: 'Reviews',
  close: 'Close',
  stars: (rating: number) => `${rating} of 5 stars`,
  outOf: 'out of 5',
  count: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
};
