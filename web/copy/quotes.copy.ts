import type { RateType } from '../../contract/words.ts';
import { dashboardCopy } from './dashboard.copy.ts';
import { pounds } from './money.ts';

const FOR: Record<RateType, string> = { Hourly: 'an hour', Daily: 'a day', Flat: 'for the job' };

/** Quotes, sent and received. Spelling as specified. */
export const quotesCopy = {
  loading: 'Loading your Quotes',
  /** The business's list and the customer's differ by a capital. */
  emptySent: 'No quoted Jobs found',
  emptyReceived: 'No Quoted Jobs Found',
  /** The comment that goes with every quote of a card. */
  direct: 'Direct quote',
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
    done: 'Quote cancelled!',
  },
  accept: {
    button: 'Accept Quote',
    title: 'Are you sure you want to accept this quote?',
    note: dashboardCopy.forGood,
    confirm: 'Accept',
    done: 'Quote accepted!',
  },
  /** What is being agreed to, below the question. */
  toSend: (price: string, who: string) => `${price}, to ${who}`,
  toAccept: (price: string, who: string) => `${price}, ${who}`,
  price: (cost: number, rate: RateType) => `${pounds(cost)} ${FOR[rate]}`,
  /** Before how long ago it was sent, where the time of the job stands beside it. */
  quoted: dashboardCopy.tabs.quoted,
  arrived: (who: string, title: string) => `New quote from ${who}: ${title}`,
};
