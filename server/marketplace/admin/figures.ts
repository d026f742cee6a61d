import { type Figure, type FigureKey, FIGURES } from '../../../contract/admin-figures.ts';
import type { Market } from '../action.ts';
import { figureMonths, figureTotals, type MonthRow } from './figure.queries.ts';

const TITLES: Record<FigureKey, string> = {
  customers: 'Customers',
  businesses: 'Businesses',
  jobs: 'Jobs',
  subscriptions: 'Active subscriptions',
  quotes: 'Quotes',
  first_quote: 'Median time to the first quote',
  quoted_in_a_day: 'Jobs with a quote in 24 hours',
  hired: 'Jobs with somebody hired',
  hired_elsewhere: 'Cancelled: hired someone else',
  not_needed: 'Cancelled: no longer needed',
  unanswered: 'Closed: nobody answered',
  revenue: 'Net revenue this month',
};

/** The figures of the admin area, all from the database as it is now. */
export async function answerFigures({ db, clock }: Market): Promise<{ cards: Figure[] }> {
  const [totals, months] = await Promise.all([figureTotals(db), figureMonths(db, clock.now())]);
  const cards = FIGURES.map((key) => ({
    key,
    title: TITLES[key],
    // What is no count stands as it is this month.
    total: key in totals ? totals[key as keyof typeof totals] : (months[key].at(-1)?.value ?? null),
    growth: growthOf(months[key]),
    months: months[key],
  }));
  return { cards };
}

/** This month against the last, in whole per cent; from nothing there is no growth to tell. */
function growthOf(months: MonthRow[]): number {
  const [last, current] = months.slice(-2).map(({ value }) => value);
  if (!last || current === null || current === undefined) return 0;
  return Math.round(((current - last) / last) * 100);
}
