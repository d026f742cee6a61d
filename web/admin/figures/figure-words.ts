import type { FigureKey } from '../../../contract/admin-figures.ts';
import { adminFiguresCopy as words } from '../../copy/admin-figures.ts';
import { moneyText } from '../../ui/money-text.ts';
import { deskAddress } from '../desk-address.ts';

const ROWS: Record<FigureKey, string> = {
  customers: deskAddress({ tab: 'customers' }),
  businesses: deskAddress({ tab: 'businesses' }),
  jobs: deskAddress({ tab: 'jobs' }),
  subscriptions: deskAddress({ tab: 'businesses', state: 'subscribed' }),
  quotes: deskAddress({ tab: 'jobs', panel: 'quotes' }),
  first_quote: deskAddress({ tab: 'jobs', status: 'quoted' }),
  quoted_in_a_day: deskAddress({ tab: 'jobs', status: 'quoted_in_a_day' }),
  hired: deskAddress({ tab: 'jobs', status: 'hired' }),
  revenue: deskAddress({ tab: 'businesses', state: 'paying' }),
};

/** Where the rows are that a figure is made of. */
export const rowsOf = (key: FigureKey): string => ROWS[key];

export function valueText(key: FigureKey, value: number | null): string {
  if (value === null) return words.nothing;
  if (key === 'revenue') return moneyText(value);
  if (key === 'first_quote') return words.hours(value);
  if (key === 'quoted_in_a_day' || key === 'hired') return words.percent(value);
  return value.toLocaleString('en-GB');
}

const NAME = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "2026-11" is November 2026. */
export const monthName = (month: string): string => NAME.format(new Date(`${month}-01T00:00:00Z`));
