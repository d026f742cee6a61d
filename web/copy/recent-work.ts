/** On the home page, and on those of the trades, which need nothing else of it. */
export const recentWorkCopy = {
  heading: 'Recently done',
  by: 'Done by',
  stars: (stars: number) => `${stars} out of 5`,
  from: (name: string, town: string) => (town ? `${name}, ${town}` : name),
};
