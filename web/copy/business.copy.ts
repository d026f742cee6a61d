/** The dashboard of a business. */
export const businessCopy = {
  started: (title: string) => `Your quote was accepted: ${title}`,
  customer: 'Customer',
};
