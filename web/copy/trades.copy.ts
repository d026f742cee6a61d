export const pros = (count: number) => (count === 1 ? '1 Local Pro' : `${count} Local Pros`);

/** The roll of trades, on the home page and in the directory. */
export const tradesCopy = {
  heading: 'Every trade, in its place',
  count: (trades: number, services: number) => `${trades} trades, ${services} kinds of job`,
  services: (count: number) => (count === 1 ? '1 kind of job' : `${count} kinds of job`),
  pros,
  all: (trades: number) => `All ${trades} trades`,
  none: 'There are no trades on offer yet.',
  find: 'Find Local Pros by trade and post code',
};
