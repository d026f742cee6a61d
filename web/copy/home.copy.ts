import { brand } from '../../contract/brand.ts';
import { WHOLE_JOB } from '../../contract/money-words.ts';
import type { PriceGuide } from '../../contract/prices.ts';
import { grouped, startingFrom } from './money.ts';
import type { PageWords } from './page-words.ts';
import { recentWorkCopy } from './recent-work.copy.ts';

const many = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** In the unit that people would say it in: "40 minutes", "3 hours", "2 days". */
function duration(minutes: number): string {
  if (minutes < 90) return many(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? many(hours, 'hour') : many(Math.round(hours / 24), 'day');
}

const oldestOf = (guides: readonly PriceGuide[]): string =>
  recentWorkCopy.month(guides.map(({ asOf }) => asOf).toSorted()[0] ?? '');

export const homeCopy = {
  lead: 'Say what needs doing. Local Pros near you send quotes, and you choose.',
  ask: {
    what: 'What needs doing?',
    whatHint: 'A leak, a new fence',
    postcode: 'Post code',
    postcodeHint: 'SE1 (optional)',
    submit: 'Get quotes',
    note: 'Free for you. No account needed to begin.',
  },
  popular: {
    counted: 'Popular jobs',
    examples: 'For example',
  },
  often: {
    heading: 'Often asked for',
    /** Nobody needs to be told that a price is for the job. */
    price: ({ low, unit }: PriceGuide) =>
      unit === null || unit === WHOLE_JOB ? startingFrom(low) : `${startingFrom(low)} ${unit}`,
    /** How old the oldest of the prices is. */
    behind: (guides: readonly PriceGuide[]) => `Typical UK prices, ${oldestOf(guides)}, some before VAT.`,
  },
  example: {
    mark: 'An example',
    photo: 'A kitchen tap that drips',
    job: 'Kitchen tap drips at night',
    place: 'SE1, within a week',
    outOf: 'of five stars',
    chosen: 'Chosen',
    quotes: [
      { name: 'Anna Bright', rating: '4.9', count: 31, price: '£85', unit: '', isChosen: true },
      { name: 'Tidewater Plumbing', rating: '4.7', count: 58, price: '£95', unit: '', isChosen: false },
      {
        name: 'M. Okafor & Son',
        rating: '4.8',
        count: 12,
        price: '£48.50',
        unit: 'an hour',
        isChosen: false,
      },
    ],
  },
  facts: {
    label: 'In figures',
    posted: (jobs: number) => ({ figure: grouped(jobs), of: 'jobs posted' }),
    firstQuote: (minutes: number) => ({
      figure: duration(minutes),
      of: 'usually, to a first quote',
    }),
    hired: (percent: number) => ({ figure: `${percent}%`, of: 'of jobs find a Local Pro' }),
  },
  steps: {
    heading: 'How it works',
    each: [
      {
        title: 'Say what needs doing',
        text: 'A few short questions and your own words. It takes about two minutes.',
      },
      {
        title: 'Compare quotes',
        text: 'Local Pros within 25 miles see your job and send you a price. You see who they are and what others say of them.',
      },
      {
        title: 'Choose, and get it done',
        text: 'Accept the quote you like best. When the work is done, say how it went.',
      },
    ],
  },
  number: {
    heading: 'What happens to your number',
    brief: {
      strong: 'Your number stays back',
      rest: 'until a Local Pro is interested in your job or you accept their quote. You see in your job who has it.',
    },
    text: 'Nobody sees your phone number when you post a job, and a number written into the text is hidden as well.',
    points: [
      'A Local Pro gets it once they have said that they are interested in your job, or when you accept their quote.',
      'You see in your job who has your number.',
      'Your full post code goes only to the one you choose. Everybody else sees the district and the town.',
    ],
  },
  tradespeople: {
    heading: 'Do you have a trade?',
    text: (name: string) =>
      `${name} sends you the jobs in your trade within 25 miles of your own post code. You choose which to quote for.`,
    price: (monthly: string) => `From ${monthly}. No fee for leads or finished jobs.`,
    join: 'Join as a Business',
    more: 'Get more leads',
  },
};

const { name, strapline } = brand;

export const homePage: PageWords = {
  title: `${name}: ${strapline.charAt(0).toLowerCase()}${strapline.slice(1)}`,
  description: `${name} brings people with a job to be done together with local tradespeople: describe it once, compare quotes, choose who does it.`,
};
