import { brand } from '../../contract/brand.ts';
import { pageWords } from './page-words.ts';

export const forBusinessesCopy = {
  title: 'More work, closer to home',
  lead: `${brand.name} shows you the jobs in your trade within 25 miles of your own post code. You choose which to answer, and keep all that you earn.`,
  join: 'Join as a Business',
  dashboard: 'Dashboard',
  price: {
    heading: 'The price, before you ask',
    from: (monthly: string) => `From ${monthly}.`,
    points: [
      'No fee for a lead, a quote or a finished job',
      'No share of what a customer pays you',
      'Cancel in two clicks, at any time',
    ],
    all: 'Compare the packages',
  },
  steps: {
    heading: 'How leads come to you',
    each: [
      {
        title: 'Say what you do, and where',
        text: 'Your trade, the services you offer and your post code. That is all the map we need.',
      },
      {
        title: 'Read the job, then decide',
        text: 'Mark interest and you have the number. Or send a price at once, by the hour, by the day or for the whole job.',
      },
      {
        title: 'Do the work, be named for it',
        text: 'Customers review what was done through us. Their words stand on a page of your own that anybody can find.',
      },
    ],
  },
  questions: {
    heading: 'What tradespeople ask first',
    each: [
      {
        asked: 'How many leads will I get?',
        answer:
          'As many as there are jobs in your trade near you; nobody can promise a number. Every job that fits you is in your inbox the moment it is posted, and jobs that were there before you joined are there as well.',
      },
      {
        asked: 'Do others see my price?',
        answer:
          'Never. Another business learns neither your price nor that you quoted. Only the customer does.',
      },
      {
        asked: 'Can others pay to stand above me?',
        answer:
          'No. Customers see quotes with the price first. The Premium package has the premium kind of job for itself for the first hours, and nothing else ahead of you.',
      },
      {
        asked: 'What if a customer only wants to talk?',
        answer:
          'Write to each other in the lead, before or after you quote. Numbers are kept back until you want them.',
      },
      {
        asked: 'What happens when I stop paying?',
        answer:
          'Your leads close at the end of what is paid. Your quotes, your jobs in progress, your page and your reviews stay.',
      },
    ],
  },
  end: {
    heading: 'See what is on offer near you',
    text: 'Choose a package, give your details, and the jobs around you are in your inbox.',
  },
};

export const forBusinessesPage = pageWords(
  'Get more leads',
  `Jobs in your trade within 25 miles of you, for one price a month. How ${brand.name} works for tradespeople.`,
);
