import { brand } from '../../../contract/brand.ts';
import { pageWords } from '../page-words.ts';
import type { Paper, PaperPage } from './paper.ts';

const { name, contact, operator } = brand;

const paper: Paper = {
  title: 'Terms of use',
  lead: `${name} brings people with a job to be done together with local tradespeople. These are the terms for both.`,
  sections: [
    {
      heading: 'What we do, and what we do not',
      text: [
        'We show jobs to Local Pros near by, and quotes to customers. The contract for the work is between the two of them. We are no party to it and do not do the work.',
        `${name} is run by ${operator.company}, ${operator.address}. ${operator.registration}.`,
      ],
    },
    {
      heading: 'Who may use it',
      text: [
        'Anybody who is 18 or older, for work in the United Kingdom, the Channel Islands and the Isle of Man.',
        'Keep your password to yourself. An account belongs to one person or one business.',
      ],
    },
    {
      heading: 'For customers',
      text: [
        'Posting a job is free. Describe it truly, and post only work that you may have done.',
        'A quote becomes an agreement when you accept it. From then on nobody cancels the job alone: one side proposes to end it, and the other agrees or says no.',
        'Review only work that was done for you, and say how it was.',
      ],
    },
    {
      heading: 'For Local Pros',
      text: [
        'You answer for your trade: for your training, your insurance and what the law asks of your work. Gas work is for those on the Gas Safe Register only.',
        'A quote is a price that you stand by until it is accepted, turned down or withdrawn.',
        'Use what a customer tells you for their job and for nothing else.',
        'You pay for a package by the month and may cancel at any time. Your leads stay open to the end of what is paid. We take nothing of what a customer pays you.',
      ],
    },
    {
      heading: 'Who sees which job',
      text: [
        'A job reaches every Local Pro who does this kind of work within 40 km (25 miles), has a verified account and a package. Leads stand newest first, and nobody can pay to stand higher.',
        'Jobs of the premium kind reach Local Pros with the Premium package first. They reach everybody once a head start, 24 hours as a rule, has passed without an answer.',
      ],
    },
    {
      heading: 'What does not belong here',
      text: [
        'Nothing against the law; no threats, hatred or deceit; no words, pictures or papers of somebody else’s; no reviews that were bought, swapped or made up.',
        'Write to us if you find any of it. We look at it, take it away where it has to go, and tell you what we did.',
      ],
      links: [{ label: 'Write to us', href: '/contact-us' }],
    },
    {
      heading: 'When we close an account',
      text: [
        'We close accounts that deceive or harass others, or that break the law or these terms. We say why, in writing. A business hears of it 30 days before, unless the law or somebody’s safety does not let us wait.',
        'You can contest it with a complaint, and somebody else than before looks at it again.',
      ],
      links: [{ label: 'How to complain', href: '/complaints' }],
    },
    {
      heading: 'When these terms change',
      text: ['We write to you at least 15 days before a change counts. You may leave before it does.'],
    },
    {
      heading: 'Questions',
      text: [`Write to ${contact.supportEmail} or call ${contact.supportNumbers[0]}.`],
    },
  ],
};

/** With whom the post code tables in use come from, in the words that their licences ask for. */
export const withCredits = ({ sections, ...rest }: Paper, credits: string[]): Paper => ({
  ...rest,
  sections: credits.length > 0 ? [...sections, { heading: CREDITS, text: [], points: credits }] : sections,
});
const CREDITS = 'Where our post codes come from';

export const terms: PaperPage = {
  paper,
  page: pageWords(paper.title, `The terms on which customers and Local Pros use ${name}.`),
};
