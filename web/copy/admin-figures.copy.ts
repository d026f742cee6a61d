import type { FigureKey } from '../../contract/admin-figures.ts';
import { NONE_YET } from './admin-words.copy.ts';

/** The figures of the admin area. */
export const adminFiguresCopy = {
  loading: 'Loading the figures',
  /** Before the moment at which they were counted. */
  of: 'Figures of',
  countNow: 'Count now',
  counting: 'Counting',
  compared: 'compared with the last month',
  /** From nothing there is no per cent to tell. */
  fresh: 'New',
  noneBefore: 'none in the last month',
  nothing: NONE_YET,
  open: (title: string, value: string) => `${value}, ${title}: see the rows`,
  chart: (title: string) => `${title}, the last twelve months`,
  table: 'Show as a table',
  month: 'Month',
  hours: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
  percent: (share: number) => `${share}%`,
  /** A share of the market may go from 75% to 80%: by 5 points, and not by 7%. */
  points: (points: number) =>
    `${points > 0 ? '+' : ''}${points} ${Math.abs(points) === 1 ? 'point' : 'points'}`,
  both: (current: string, last: string) => `: ${current} so far, ${last}`,
  span: (first: string, last: string) => `: ${first} to ${last}`,
  upTo: (most: string) => `Up to ${most}`,
  peak: (most: string, month: string) => `, at most ${most} in ${month}`,
  growth: (percent: number) => `${percent > 0 ? '+' : ''}${percent}%`,
  /** What one month of each counts. */
  values: {
    customers: 'New customers',
    businesses: 'New businesses',
    jobs: 'Jobs posted',
    subscriptions: 'Subscriptions begun',
    quotes: 'Quotes sent',
    first_quote: 'Median time to the first quote',
    quoted_in_a_day: 'Jobs with a quote in 24 hours',
    hired: 'Jobs with somebody hired',
    hired_elsewhere: 'Jobs cancelled: hired someone else',
    not_needed: 'Jobs cancelled: no longer needed',
    unanswered: 'Jobs closed: nobody answered',
    revenue: 'Net invoices less credit notes',
  } satisfies Record<FigureKey, string>,
};
