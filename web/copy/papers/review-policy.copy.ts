import { brand } from '../../../contract/brand.ts';
import { hidingReasons } from '../../../contract/hiding-reasons.ts';
import { pageWords } from '../page-words.ts';
import type { Paper, PaperPage } from './paper.ts';

const { name } = brand;

const paper: Paper = {
  title: 'Review policy',
  lead: 'A review helps only if it is true. This is how we see to that.',
  sections: [
    {
      heading: 'Who can write one',
      text: [
        'Only the customer of a job that was agreed on and finished here, once for each job. That is why every review can say which kind of work it is about.',
      ],
    },
    {
      heading: 'What we never do',
      text: [],
      points: [
        'Write, buy or order reviews, or have them written by a machine.',
        'Give anything for a review, or for a good one.',
        'Hide a review because it is bad, or because a business asks for it.',
        'Change a word of it.',
      ],
    },
    {
      heading: 'When we hide one',
      text: [
        'For one of these reasons and no other. In its place stands that there was a review, and the reason. What the law does not let us keep we delete, and nothing stands in its place. Whoever wrote it hears the reason either way.',
      ],
      points: Object.values(hidingReasons).map((reason) => `${reason}.`),
    },
    {
      heading: 'How the average is made',
      text: [
        'From all reviews that are shown, each counting the same, however old. The number of reviews always stands beside it.',
      ],
    },
    {
      heading: 'If a review looks wrong',
      text: [
        'Tell us which one and why, whoever you are. We look at the job it belongs to, ask both sides where needed, and tell you what we did. Businesses that buy or fake reviews lose their account.',
      ],
      links: [{ label: 'Tell us', href: '/contact-us' }],
    },
  ],
};

export const reviewPolicy: PaperPage = {
  paper,
  page: pageWords(
    paper.title,
    `Who can review a Local Pro on ${name}, when a review is hidden, and how the average is made.`,
  ),
};
