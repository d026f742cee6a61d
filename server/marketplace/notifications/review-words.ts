import { business, customer, jobFact, type JobFacts } from './job-fact-words.ts';

type Words = {
  subject: string;
  lines: string[];
  facts: { label: string; value: string }[];
  label: string;
};

/** What the notices of reviews say. All of them lead to the job in the history. */
export const reviewWords = {
  'review-due': (facts) => ({
    subject: `How did ${business(facts)} do? ${facts.job_title}`,
    lines: [
      'This job is complete, and your review is still missing. Stars and a few words are enough.',
      'A review helps others choose, and good work to be found. We ask for it twice at most.',
    ],
    facts: [jobFact(facts)],
    label: 'Leave a review',
  }),
  'review-received': (facts) => ({
    subject: `New review: ${facts.rating ?? ''} out of 5`,
    lines: [`${customer(facts)} reviewed your work.`],
    facts: [jobFact(facts), { label: 'Rating', value: `${facts.rating ?? ''} out of 5` }],
    label: 'Read it',
  }),
  'review-answered': (facts) => ({
    subject: `Your review was answered: ${facts.job_title}`,
    lines: [`${business(facts)} answered your review. Everybody can read it below the review.`],
    facts: [jobFact(facts)],
    label: 'Read it',
  }),
} satisfies Record<string, (facts: JobFacts) => Words>;

export type ReviewNotice = keyof typeof reviewWords;
export const REVIEW_NOTICES = Object.keys(reviewWords) as ReviewNotice[];
