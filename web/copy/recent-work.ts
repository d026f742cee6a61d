/** What was lately done, on the home page and on the pages of trades. */
export const recentWorkCopy = {
  heading: 'Recently done',
  by: 'Done by',
  stars: (stars: number) => `${stars} out of 5`,
  from: (name: string, town: string) => (town ? `${name}, ${town}` : name),
};
