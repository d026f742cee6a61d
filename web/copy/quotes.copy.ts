import { VALID_UNTIL } from '../../contract/quote-words.ts';
import type { RateType } from '../../contract/words.ts';
import { dashboardCopy } from './dashboard.copy.ts';
import { forWhat, pounds } from './money.ts';
import { dayPhrase } from './relative-phrase.ts';

/** The day on which the work can start, where one is named. */
const startIn = (day: string): string => day && `. Earliest start: ${dayPhrase(Date.parse(day), 0)}`;

/** Quotes, sent and received. Spelling as specified. */
export const quotesCopy = {
  loading: 'Loading your Quotes',
  /** The business's list and the customer's differ by a capital. */
  emptySent: 'No quoted Jobs found',
  emptyReceived: 'No Quoted Jobs Found',
  /** The comment that goes with every quote of a card. */
  direct: 'Direct quote',
  /** What opens the rest of a quote on its card. */
  inIt: 'What is in this quote',
  validUntil: VALID_UNTIL,
  cost: 'Cost',
  rate: 'Rate',
  chooseRate: 'Choose a rate',
  send: {
    button: 'Send Quote',
    title: 'Are you sure you want to send this quote?',
    note: dashboardCopy.forGoodInList,
    confirm: 'Quote',
    done: 'Quote sent!',
  },
  withdraw: {
    button: 'Cancel Quote',
    title: 'Are you sure you want to cancel this quote?',
    note: dashboardCopy.forGood,
    confirm: 'Proceed',
    keep: 'Keep the quote',
    done: 'Quote cancelled!',
  },
  accept: {
    button: 'Accept Quote',
    title: 'Are you sure you want to accept this quote?',
    note: dashboardCopy.forGood,
    confirm: 'Accept',
    done: 'Quote accepted!',
  },
  /** Who has work done for a home may cancel for fourteen days; the law wants the wish to begin earlier said outright. */
  startsAtOnce: {
    label: 'The work may start within the next 14 days',
    hint: 'Your right stays to cancel within 14 days without a reason, by a message to the Local Pro. If the work starts at your wish before they are over and you cancel then, you pay for what was done.',
  },
  /** What is being agreed to, below the question. */
  toSend: (price: string, who: string, start = '') => `${price}, to ${who}${startIn(start)}`,
  toAccept: (price: string, who: string, start = '') => `${price}, ${who}${startIn(start)}`,
  toWithdraw: (price: string, title: string) => `${price}: ${title}`,
  price: (cost: number, rate: RateType) => `${pounds(cost)} ${forWhat(rate)}`,
  /** Before how long ago it was sent, where the time of the job stands beside it. */
  quoted: dashboardCopy.tabs.quoted,
  arrived: (who: string, title: string) => `New quote from ${who}: ${title}`,
};
