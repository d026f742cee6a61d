/** What was measured on a page, by the name of the figure. */
export type Figures = Record<string, number>;

type Goal = {
  figure: string;
  words: string;
  isReached: (value: number) => boolean;
  /** docs/performance.md says it is reached, so to miss it is a fault; the others move with the load of the machine. */
  isClaimed: boolean;
};

const atLeast = (least: number) => ({
  words: `at least ${least}`,
  isReached: (value: number) => value >= least,
});
const atMost = (most: number) => ({ words: `at most ${most}`, isReached: (value: number) => value <= most });
const below = (most: number) => ({ words: `below ${most}`, isReached: (value: number) => value < most });

/** On public pages nothing may move; the screens of those who are signed in may move a little. */
export const GOALS: Goal[] = [
  { figure: 'performance', ...atLeast(98), isClaimed: false },
  { figure: 'accessibility', ...atLeast(100), isClaimed: true },
  { figure: 'best-practices', ...atLeast(100), isClaimed: true },
  { figure: 'seo', ...atLeast(100), isClaimed: true },
  { figure: 'LCP ms', ...below(1200), isClaimed: true },
  { figure: 'LCP signed in ms', ...below(1500), isClaimed: true },
  { figure: 'CLS', ...atMost(0), isClaimed: true },
  { figure: 'CLS signed in', ...below(0.02), isClaimed: true },
  { figure: 'TBT ms', ...below(50), isClaimed: false },
  { figure: 'tab ms', ...below(100), isClaimed: true },
];

/** One line for each page: every figure, and which goals it misses. */
export function rowOf(figures: Figures): Record<string, number | string> {
  const missed = GOALS.filter((goal) => isMissed(goal, figures)).map(({ figure }) => figure);
  return { ...figures, 'goals missed': missed.join(', ') || 'none' };
}

/** A sentence for each goal that we say is reached and is not. */
export const brokenClaims = (page: string, figures: Figures): string[] =>
  GOALS.filter((goal) => goal.isClaimed && isMissed(goal, figures)).map(
    ({ figure, words }) => `${page}: ${figure} is ${figures[figure]}, and should be ${words}`,
  );

function isMissed({ figure, isReached }: Goal, figures: Figures): boolean {
  const value = figures[figure];
  return value !== undefined && !isReached(value);
}
