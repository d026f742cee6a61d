import { type FigureKey, FIGURES, type Figures, type FiguresQuery } from '../../../contract/admin-figures.ts';
import { MINUTE_MS } from '../../platform/clock.ts';
import type { Market } from '../action.ts';
import { countFigures } from './count-figures.ts';
import { countedFigures, type MonthRow } from './figure.queries.ts';

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

/** How old figures may become before the duty counts them again. */
const EACH_MS = 5 * MINUTE_MS;
/** However often admins ask for new ones, the database counts no more often. */
const AT_MOST_EACH_MS = 10_000;

export const keepFigures = (market: Market): Promise<void> => countFigures(market, EACH_MS);

/** The figures of the admin area as they were counted last, or `now`; a market that has none yet counts them at once. */
export async function answerFigures(market: Market, { counted }: FiguresQuery): Promise<Figures> {
  await countFigures(market, counted === 'now' ? AT_MOST_EACH_MS : Infinity);
  const { at, totalOf, monthsOf } = await countedFigures(market.db);
  const cards = FIGURES.map((key) => {
    const months = monthsOf(key);
    // What is no count stands as it is this month.
    const total = totalOf(key) ?? months.at(-1)?.value ?? null;
    return { key, title: TITLES[key], total, growth: growthOf(months), months };
  });
  return { countedAt: at.toISOString(), cards };
}

/** This month against the last, in whole per cent; from nothing there is no growth to tell. */
function growthOf(months: MonthRow[]): number {
  const [last, current] = months.slice(-2).map(({ value }) => value);
  if (!last || current === null || current === undefined) return 0;
  return Math.round(((current - last) / last) * 100);
}
