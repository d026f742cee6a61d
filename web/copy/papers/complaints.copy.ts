import { brand } from '../../../contract/brand.ts';
import { pageWords } from '../page-words.ts';
import type { Paper, PaperPage } from './paper.ts';

const { name, contact, operator } = brand;

const paper: Paper = {
  title: 'Complaints',
  lead: 'Something went wrong? Tell us. It costs nothing, and nobody is treated worse for it.',
  sections: [
    {
      heading: 'How to complain',
      text: [
        `By the form; by mail to ${contact.supportEmail}; by phone, ${contact.supportNumbers[0]}, ${contact.enquiryHours}; or by letter to ${operator.company}, ${operator.address}.`,
        'Say what happened, when, and what you would like us to do. If it is about a job, give its number.',
      ],
      links: [{ label: 'Complain by the form', href: '/contact-us?about=complaint' }],
    },
    {
      heading: 'What happens then',
      text: [],
      points: [
        'A complaint by the form is acknowledged at once by mail; any other within two working days.',
        'You have our answer within 10 working days. If we need longer, we tell you why and until when.',
        'If you are not content, ask for it to be looked at again. Somebody else does, within another 10 working days.',
      ],
    },
    {
      heading: 'About the work itself',
      text: [
        'The contract for the work is between you and the other side, so speak to them first. If that does not help, tell us: we look at what was agreed here, and at the account. In the United Kingdom, Citizens Advice helps consumers free of charge.',
      ],
    },
    {
      heading: 'About your personal data',
      text: [
        'The same form. You have our acknowledgement at once and our answer without undue delay. You can complain to the Information Commissioner’s Office as well, at any time.',
      ],
      links: [{ label: 'Privacy policy', href: '/privacy-policy' }],
    },
    {
      heading: 'About something that is against the law',
      text: [
        'If you find a job, a profile, a picture, a message or a review that should not be here, say where it is. We look at it at once.',
      ],
      links: [{ label: 'Review policy', href: '/review-policy' }],
    },
  ],
};

export const complaints: PaperPage = {
  paper,
  page: pageWords(
    paper.title,
    `How to complain to ${name}, when you have our answer, and what you can do if it does not satisfy you.`,
  ),
};
