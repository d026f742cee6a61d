import type { Reply } from '../../contract/page.ts';

/** What each call of a public page is answered with where there is nothing yet: no trades, no work, no figures. */
export const NOTHING_YET: Reply = {
  status: 200,
  body: {
    workCategories: [],
    trades: [],
    packages: [],
    reviews: [],
    facts: { jobsPosted: null, firstQuoteMinutes: null, hiredPercent: null },
    popular: [],
    pictured: [],
    isCounted: false,
  },
};
