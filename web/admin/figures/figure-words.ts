import type { Figure, FigureKey } from '../../../contract/admin-figures.ts';
import { adminFiguresCopy as words } from '../../copy/admin-figures.copy.ts';
import { pounds } from '../../copy/money.ts';
import { adminAddress, type AdminSearch } from '../admin-address.ts';

const ROWS: Record<FigureKey, AdminSearch> = {
  customers: { tab: 'customers' },
  businesses: { tab: 'businesses' },
  jobs: { tab: 'jobs' },
  subscriptions: { tab: 'businesses', state: 'subscribed' },
  quotes: { tab: 'jobs', panel: 'quotes' },
  first_quote: { tab: 'jobs', status: 'quoted' },
  quoted_in_a_day: { tab: 'jobs', status: 'quoted_in_a_day' },
  hired: { tab: 'jobs', status: 'hired' },
  hired_elsewhere: { tab: 'jobs', status: 'hired_elsewhere' },
  not_needed: { tab: 'jobs', status: 'not_needed' },
  unanswered: { tab: 'jobs', status: 'unanswered' },
  revenue: { tab: 'businesses', state: 'paying' },
};

/** Shares and the median are of the current month, wherever they stand. */
const OF_THIS_MONTH: readonly FigureKey[] = ['first_quote', 'quoted_in_a_day', 'hired'];
/** What subscriptions were in a month that is over, no list shows. */
const OF_NO_MONTH: readonly FigureKey[] = ['subscriptions', 'revenue'];

/** Where the rows are that a figure is made of. */
export function rowsOf({ key, months }: Figure): string {
  const month = OF_THIS_MONTH.includes(key) ? months.at(-1)?.month : undefined;
  return adminAddress({ ...ROWS[key], ...(month && { month }) });
}

/** Where the rows of one of its months are. */
export const rowsOfMonth = (key: FigureKey, month: string): string | null =>
  OF_NO_MONTH.includes(key) ? null : adminAddress({ ...ROWS[key], month });

const COUNT = new Intl.NumberFormat('en-GB');

export function valueText(key: FigureKey, value: number | null): string {
  if (value === null) return words.nothing;
  if (key === 'revenue') return pounds(value);
  if (key === 'first_quote') return words.hours(value);
  if (key === 'quoted_in_a_day' || key === 'hired') return words.percent(value);
  return COUNT.format(value);
}

/** How this month stands against the last. From nothing there is no per cent to tell: what is there now is new. */
export function growthWords({ growth, months }: Pick<Figure, 'growth' | 'months'>) {
  const [last, current] = months.slice(-2).map(({ value }) => value);
  const isNew = !last && Boolean(current);
  return {
    isUp: isNew || growth > 0,
    isDown: growth < 0,
    said: isNew ? words.fresh : words.growth(growth),
    compared: isNew ? words.noneBefore : words.compared,
  };
}
