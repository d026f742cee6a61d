import { brand } from '../../contract/brand.ts';
import { grouped, pounds } from './money.ts';
import type { PageWords } from './page-words.ts';
import { shellCopy } from './shell.copy.ts';

type Range = { low: number; high: number };

const many = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** In the unit that people would say it in: "40 minutes", "3 hours", "2 days". */
function duration(minutes: number): string {
  if (minutes < 90) return many(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? many(hours, 'hour') : many(Math.round(hours / 24), 'day');
}

export const homeCopy = {
  lead: 'Say what needs doing, from a dripping tap to a new roof. Local Pros near you send quotes, and you choose. It is free for you.',
  ask: {
    what: 'What needs doing?',
    whatHint: 'A leak, a new fence',
    postcode: 'Post code',
    postcodeHint: 'SE1 7PB',
    submit: 'Get quotes',
  },
  popular: {
    counted: 'Popular jobs',
    examples: 'For example',
    /** What similar jobs cost, next to the name of the work. */
    price: ({ low, high }: Range) => `${pounds(low)} to ${pounds(high)}`,
  },
  example: {
    mark: 'An example',
    photo: 'A kitchen tap that drips',
    job: 'Kitchen tap drips at night',
    place: 'SE1, within a week',
    outOf: 'of five stars',
    chosen: 'Chosen',
    quotes: [
      { name: 'Anna Bright', rating: '4.9', count: 31, price: '£85', isChosen: true },
      { name: 'Tidewater Plumbing', rating: '4.7', count: 58, price: '£95', isChosen: false },
      { name: 'M. Okafor & Son', rating: '4.8', count: 12, price: '£48.50 an hour', isChosen: false },
    ],
  },
  facts: {
    label: 'In figures',
    posted: (jobs: number) => ({ figure: grouped(jobs), of: 'jobs posted' }),
    firstQuote: (minutes: number) => ({
      figure: duration(minutes),
      of: 'median wait for a first quote',
    }),
    hired: (percent: number) => ({ figure: `${percent} of 100`, of: 'jobs with a Local Pro hired' }),
  },
  steps: {
    heading: 'How it works',
    begin: shellCopy.postJob,
    each: [
      {
        title: 'Say what needs doing',
        text: 'Seven short questions and your own words. It takes about two minutes.',
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
    call: shellCopy.contact,
  },
};

const { name, strapline } = brand;

export const homePage: PageWords = {
  title: `${name}: ${strapline.charAt(0).toLowerCase()}${strapline.slice(1)}`,
  description: `${name} brings people with a job to be done together with local tradespeople: describe it once, compare quotes, choose who does it.`,
};
