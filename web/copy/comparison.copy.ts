import type { JobStatus, RateType } from '../../contract/words.ts';
import { besideNameCopy } from './beside-name.copy.ts';
import { pounds } from './money.ts';
import { COMPARISON } from './own-job-pages.copy.ts';
import { profileCopy } from './profile.copy.ts';
import { quoteDetailCopy, quoteFormCopy } from './quote-detail.copy.ts';

type Estimate = { sum: number; takes: string };

/** The quotes on one job beside each other. */
export const comparisonCopy = {
  title: COMPARISON,
  titles: {
    active: COMPARISON,
    progress: 'Quote accepted',
    finished: 'This job is finished',
    cancelled: 'This job was cancelled',
  } satisfies Record<JobStatus, string>,
  job: (title: string, jobNumber: string) => `${title}, ${jobNumber}`,
  print: 'Print',
  order: {
    label: 'Order',
    each: {
      oldest: 'Oldest quote first',
      total: 'Lowest total first',
      rating: 'Best rating first',
      distance: 'Nearest first',
      start: 'Earliest start first',
    },
  },
  fair: 'The order is yours: oldest first until you choose another one. What a Local Pro pays us plays no part in it, and none of them is recommended.',
  differing: 'Only what differs',
  marked: 'A blue line marks what differs.',
  differs: 'differs',
  table: 'The quotes, one in each column',
  frame: 'Compared quotes',
  what: 'What is compared',
  notSaid: quoteFormCopy.sayNothing,
  gone: 'No longer open',
  replaced: (who: string, job: string) => `${who} has sent another quote for ${job} in its place`,
  further: (shown: number, further: number) =>
    `These are the ${shown} oldest quotes. ${further} more are on your dashboard.`,
  onlyOne: 'This is the only quote so far. Another one will stand beside it as soon as it comes.',
  none: 'No quotes to compare',
  taken:
    'You have accepted a quote for this job. The Local Pro has been told, and what you agreed on is written down.',
  over: 'This job is over.',
  pair: {
    label: 'Which two',
    first: 'On the left',
    second: 'On the right',
    back: 'One to the left',
    on: 'One to the right',
    place: (from: number, of: number) => `${from} and ${from + 1} of ${of}`,
  },
  rows: {
    total: 'Total',
    vat: quoteDetailCopy.vatLabel,
    lines: 'Made up of',
    included: quoteDetailCopy.included,
    notIncluded: quoteDetailCopy.notIncluded,
    start: quoteDetailCopy.start,
    takes: quoteDetailCopy.takes,
    deposit: quoteDetailCopy.depositLabel,
    validUntil: quoteDetailCopy.validUntil,
    rating: besideNameCopy.rating,
    checks: 'Checked by us',
    distance: besideNameCopy.distance,
    reply: 'Usual reply',
    message: 'Message',
    sent: 'Sent',
    acts: 'Your choice',
  },
  noTotal: (rate: RateType) => (rate === 'Daily' ? 'By the day, no total' : 'By the hour, no total'),
  estimate: ({ sum, takes }: Estimate) => `About ${pounds(sum)} for ${takes}, as they estimate`,
  lines: quoteDetailCopy.lineCount,
  verified: profileCopy.verified,
  notVerified: 'Nothing yet',
  unchecked:
    'We have not checked identity, insurance or qualifications: please ask to see them before work begins.',
};
