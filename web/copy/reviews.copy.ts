/** What others say of a business. Spelling as specified. */
export const reviewsCopy = {
  see: 'See Reviews',
  none: 'No Reviews Found',
  title: 'Reviews',
  close: 'Close',
  stars: (rating: number) => `${rating} of 5 stars`,
  outOf: 'out of 5',
  answerOf: (business: string) => `${business} answered`,
  answer: {
    write: 'Answer the Review',
    change: 'Change your Answer',
    title: 'Answer the review',
    note: 'Everybody can read your answer on your profile, below the review. You can change it for 48 hours.',
    label: 'What you say to it',
    submit: 'Publish Answer',
    submitting: 'Publishing',
    done: 'Your answer is published',
  },
  count: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
};
