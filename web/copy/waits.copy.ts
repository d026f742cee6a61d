import type { Wait } from '../../contract/dashboard.ts';
import { dashboardCopy } from './dashboard.copy.ts';

/** First on a dashboard: what waits, each part with how many; a number may be "99+". */
export const waitsCopy = {
  label: 'What waits for you',
  nothing: 'Nothing is waiting for you.',
  /** In place of a number. */
  none: 'No',
  /** Behind the stars, where there are any. */
  earned: (reviews: number, won: string) =>
    `${reviews === 0 ? 'No reviews yet' : `from ${some('review')(String(reviews))}`}, ${some('job', ' won this month')(won)}`,
  of: {
    'new-leads': dashboardCopy.newLeads,
    'new-quotes': dashboardCopy.newQuotes,
    'new-interest': some('newly interested Local Pro'),
    'new-work': some('accepted quote'),
    'unread-messages': some('unread conversation'),
    'open-quotes': some('quote', ' waiting for an answer'),
    'leads-to-quote': some('lead', ' waiting for your quote'),
    'work-to-review': some('job', ' to review'),
  } satisfies Record<Wait, (count: string) => string>,
};

/** "1 quote waiting", "3 quotes waiting". */
function some(what: string, more = '') {
  return (count: string) => `${count} ${what}${count === '1' ? '' : 's'}${more}`;
}
