import { brand } from '../../contract/brand.ts';
import { pageWords } from './page-words.ts';
import { shellCopy } from './shell.copy.ts';

export const forCustomersCopy = {
  title: 'One job, several quotes',
  lead: 'Say what needs doing, in your own words. Local Pros from around your corner tell you what they would charge, and you choose.',
  post: shellCopy.postJob,
  have: {
    heading: 'All it takes',
    points: [
      'About two minutes and a few short questions',
      'Your post code; nobody asks for the house',
      'Nothing to pay, today or later',
      'No account until the very end',
    ],
  },
  questions: {
    heading: 'What people ask first',
    each: [
      {
        asked: 'What does it cost?',
        answer: `Nothing. ${brand.name} is paid by the businesses, by the month, whether you choose one of them or not.`,
      },
      {
        asked: 'Who will see my job?',
        answer:
          'Local Pros who do this kind of work within 25 miles of you. They see what you wrote, your name, the district and the town. Your number and your full post code are kept back.',
      },
      {
        asked: 'How many quotes will I get?',
        answer:
          'As many as there are Local Pros near you who want the job. Clear words help: say what, how much of it and by when. You never have to accept one.',
      },
      {
        asked: 'Can I change my mind?',
        answer:
          'Yes, until you accept a quote. Cancel the job in your dashboard, and all quotes are closed. After that you have an agreement with the Local Pro, so speak to them.',
      },
      {
        asked: 'Who are the Local Pros?',
        answer:
          'Businesses with a verified account. Each has a public page with its trade, its place and the reviews of customers whose jobs were done through us. Ask for papers and insurance where the work needs them.',
      },
    ],
  },
  end: {
    heading: 'Ready when you are',
    text: 'What you have typed stays on your device, so you can stop and come back.',
  },
};

export const forCustomersPage = pageWords(
  forCustomersCopy.title,
  `Describe your job once and get quotes from tradespeople near you. Free for customers of ${brand.name}.`,
);
