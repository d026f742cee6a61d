import type { Figure, FigureKey } from '../../../contract/admin-figures.ts';
import { adminFiguresCopy as words } from '../../copy/admin-figures.copy.ts';
import { pounds } from '../../copy/money.ts';
import { adminAddress, type AdminSearch } from '../admin-address.ts';
import { monthAlone, monthName } from '../month-name.ts';

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

/** They are per cent themselves: what they change by is points, and per cent of per cent would mislead. */
const SHARES: readonly FigureKey[] = ['quoted_in_a_day', 'hired'];

const COUNT = new Intl.NumberFormat('en-GB');

export function valueText(key: FigureKey, value: number | null): string {
  if (value === null) return words.nothing;
  if (key === 'revenue') return pounds(value);
  if (key === 'first_quote') return words.hours(value);
  if (SHARES.includes(key)) return words.percent(value);
  return COUNT.format(value);
}

type Moved = Pick<Figure, 'key' | 'growth' | 'months'>;

/** How this month stands against the last. From nothing there is no per cent to tell: what is there now is new. */
export function growthWords({ key, growth, months }: Moved) {
  const [last, current] = months.slice(-2);
  const isNew = !last?.value && Boolean(current?.value);
  const isShare = SHARES.includes(key);
  const moved = isShare && current?.value ? current.value - (last?.value ?? 0) : growth;
  return {
    isUp: isNew || moved > 0,
    isDown: moved < 0,
    said: isNew ? words.fresh : isShare ? words.points(moved) : words.growth(moved),
    compared: isNew ? words.noneBefore : `${words.compared}${bothSaid(key, last, current)}`,
  };
}

type Month = Figure['months'][number] | undefined;

/** The month is not over, and what it has so far is held against a whole one. */
function bothSaid(key: FigureKey, last: Month, current: Month): string {
  if (!last?.value || !current || current.value === null) return '';
  return words.both(
    valueText(key, current.value),
    `${valueText(key, last.value)} in ${monthAlone(last.month)}`,
  );
}

/** Of which months the bars are, and what the highest one stands for. */
export function chartWords({ key, months }: Pick<Figure, 'key' | 'months'>) {
  const [first, last] = [months.at(0)?.month, months.at(-1)?.month];
  const highest = months.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0)).at(0);
  const most = valueText(key, highest?.value ?? null);
  const span = first && last ? words.span(monthName(first), monthName(last)) : '';
  const peak = highest?.value ? words.peak(most, monthName(highest.month)) : '';
  return { label: `${words.chart(words.values[key])}${span}${peak}`, most: words.upTo(most) };
}
