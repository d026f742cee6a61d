import { brand } from '../../contract/brand.ts';
import type { PageWords } from './page-words.ts';
import { shellCopy } from './shell.copy.ts';

export const homeCopy = {
  lead: 'Say once what needs doing, from a dripping tap to a new roof. Local Pros from around your corner send you their quotes, and you choose who does it.',
  ask: {
    what: 'What needs doing?',
    whatHint: 'For example, a leak or a new fence',
    postcode: 'Post code',
    postcodeHint: 'For example, SE1 7PB',
    submit: shellCopy.postJob,
    free: 'Free for you. No account needed to begin.',
  },
  steps: {
    heading: 'How it works',
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
