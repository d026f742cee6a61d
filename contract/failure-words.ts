/** What any call may come down to. Apart from the other sentences, which a page fetches with the rules of its form. */
export const failureWords = {
  broken: 'Something went wrong.',
  unauthenticated: 'Unauthenticated.',
} as const;
