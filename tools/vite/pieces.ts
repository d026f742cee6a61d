import { DASHBOARDS } from './dashboard-pieces.ts';

/** React in a file of its own, which runs in a task of its own (late-start.ts) and outlives our releases in a browser's cache. */
const REACT = {
  name: 'react',
  priority: 5,
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|[\\/]web[\\/]shell[\\/]react-begins[.]ts$/,
};

/** What else the first page that anybody loads needs whatever it is: one file, because its pieces compress better together. */
const FIRST = { name: 'first', priority: 3, tags: ['$initial' as const] };

/** Words of single controls: taken before SHOWN, which would take them along to every form. */
const UI_WORDS = { name: 'ui-words', priority: 4, test: /[\\/]web[\\/]copy[\\/]ui[.]ts$/ };

/** What a profile, a card and a row of a table show of people: small pieces that every side needs, in one file. */
const SHOWN = {
  name: 'shown',
  priority: 2,
  test: /[\\/]web[\\/](ui[\\/](avatar|picture-sources|rating-line|stars?|relative-time|use-now)|marketplace[\\/](live[\\/]ago|jobs[\\/]review-shown)|copy[\\/](reviews|relative-phrase))\.tsx?$/,
};

/** What a single field and a refusal are made of, as a card has them; taken before FORM, which would take them along. */
const FIELD = {
  name: 'field',
  priority: 1,
  test: /[\\/]web[\\/](ui[\\/](notice|field|use-one-at-a-time)|refusal-said)\.tsx?$/,
};

/** What every whole form is made of besides: seldom one piece without the others. */
const FORM = {
  name: 'form',
  test: /[\\/]web[\\/](ui[\\/](text-field|modifiers|use-late-focus|form-faults|faults|use-checked-form|use-latest)|copy[\\/]form)\.tsx?$/,
};

/** What the pages of a trade have, and all pages of trades, also those parts that the gallery does not show: it should not tear them apart. */
const TRADE = {
  name: 'trade',
  test: /[\\/]web[\\/]visitor[\\/]trades[\\/](frame|local-pros|parts|read-trade)\.tsx?$/,
  includeDependenciesRecursively: false,
};
const TRADES = {
  name: 'trades',
  test: /[\\/]web[\\/](visitor[\\/]trades[\\/](crumbs|search-form|trades-for-machines)|copy[\\/]directory)\.tsx?$/,
  includeDependenciesRecursively: false,
};

/** What nearly every page is put together of, with the frame around it. */
const CONTROLS = {
  name: 'controls',
  priority: 1,
  test: /[\\/]web[\\/](ui[\\/](button|inner-link)|routes[\\/]_site)[.]tsx([?]tsr-split=.*)?$/,
};

/** What stands while the screen of a dashboard is on its way, and fetches it. */
const ON_ITS_WAY = {
  name: 'dashboard-on-its-way',
  test: /[\\/]web[\\/](marketplace[\\/](dashboard[\\/](dashboard-tabs|(dashboard|screen)-on-its-way)|settings[\\/]settings-on-demand)|ui[\\/](on-demand|use-handing-on))[.]tsx?$/,
  includeDependenciesRecursively: false,
};

/** What a list says while it is on its way, and when it could not be read. */
const QUIET = {
  name: 'quiet',
  test: /[\\/]web[\\/]ui[\\/](failed|on-its-way)[.]tsx$/,
  includeDependenciesRecursively: false,
};

/** What every act in a dashboard needs: it is asked for, and it may fail. */
const ACTS = {
  name: 'acts',
  test: /[\\/]web[\\/](marketplace[\\/]dashboard[\\/](use-act|log-failure|failure-said)|ui[\\/]confirm)[.]tsx?$/,
  includeDependenciesRecursively: false,
};

/** What is on offer, and how its price is written. */
const PRICES = {
  name: 'prices',
  test: /[\\/]web[\\/](marketplace[\\/]billing[\\/]packages|copy[\\/]money)[.]ts$/,
  includeDependenciesRecursively: false,
};

/** The signs that many pages have two or three of. */
const ICONS = {
  name: 'icons',
  test: /[\\/](lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](check|x|chevron-(left|right|down)|map-pin)[.]mjs|web[\\/]ui[\\/]icon[.]tsx)$/,
  includeDependenciesRecursively: false,
};

/** How far one is on the way to register. */
const STEPS = {
  name: 'steps',
  test: /[\\/]web[\\/]((copy|visitor)[\\/]registration-steps|ui[\\/]named-steps)[.]tsx?$/,
  includeDependenciesRecursively: false,
};

/** Which package somebody has chosen, and what is kept of that. */
const CHOSEN = {
  name: 'chosen',
  test: /[\\/]web[\\/]marketplace[\\/]billing[\\/](use-)?chosen[.]ts$/,
  includeDependenciesRecursively: false,
};

/** How it is bought. */
const PURCHASE = {
  name: 'purchase',
  test: /[\\/](web[\\/]marketplace[\\/]billing[\\/](use-purchase|promo-field|discounted|go-to-provider)|contract[\\/]payment-hosts)[.]tsx?$/,
  includeDependenciesRecursively: false,
};

/** Who is asked to log in again, and comes back to where that was. */
const SIGN_IN_AGAIN = {
  name: 'sign-in-again',
  test: /[\\/]web[\\/]marketplace[\\/]dashboard[\\/](use-sign-in-again|sign-in-address)[.]ts$/,
  includeDependenciesRecursively: false,
};

/** How somebody registers, whoever it is. */
const REGISTER = {
  name: 'register',
  test: /[\\/]web[\\/](marketplace[\\/]accounts[\\/]register[\\/](registrant|registrant-fields|register-form|use-live-checks|use-register)|visitor[\\/]register-frame)[.]tsx?$/,
  includeDependenciesRecursively: false,
};

/** A longer form: it is kept while it is filled in. */
const LONGER_FORM = {
  name: 'longer-form',
  test: /[\\/]web[\\/](ui[\\/]text-area|marketplace[\\/]accounts[\\/]use-kept-entries)[.]tsx?$/,
  includeDependenciesRecursively: false,
};

/** Trades that come after the page that is made of them, or do not come. */
const LATE_TRADES = {
  name: 'late-trades',
  test: /[\\/]web[\\/]marketplace[\\/]catalogue[\\/](late-trades|use-catalogue)[.]tsx?$/,
  includeDependenciesRecursively: false,
};

/** The wizard's first page, with those parts that the gallery does not show: it should not tear them apart. */
const WIZARD = {
  name: 'wizard',
  test: /[\\/]web[\\/](customer[\\/]post-job[\\/](draft|faults-of-page|service-choice|services-to-choose)|ui[\\/](combobox|combobox-list|combobox-search|use-combobox|sticky-bar|steps))[.]tsx?$/,
  includeDependenciesRecursively: false,
};

/** What is said on the pages of accounts, with the one sentence of it that the contract has. */
const ACCOUNTS = {
  name: 'accounts',
  test: /[\\/](web[\\/]copy[\\/]accounts|contract[\\/]registration-words)[.]ts$/,
  includeDependenciesRecursively: false,
};

/**
 * Which modules share a chunk. Each further chunk costs 60 to 100 bytes of compression and a request; code that a page
 * does not need costs its full size. So modules that nearly always load together share one, and script-budget.ts checks
 * the result.
 */
export const PIECES = [
  REACT,
  FIRST,
  UI_WORDS,
  SHOWN,
  FIELD,
  CONTROLS,
  FORM,
  STEPS,
  PRICES,
  ICONS,
  ON_ITS_WAY,
  QUIET,
  ACTS,
  ACCOUNTS,
  CHOSEN,
  PURCHASE,
  SIGN_IN_AGAIN,
  REGISTER,
  LONGER_FORM,
  LATE_TRADES,
  WIZARD,
  TRADE,
  TRADES,
  DASHBOARDS,
];
