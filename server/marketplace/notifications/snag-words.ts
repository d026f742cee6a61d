import { business, customer, type JobFacts } from './job-fact-words.ts';

/** What the notices of snags say. What exactly is still open stands on the page alone: a mailbox is read by others. */
export const snagWords = {
  'snag-listed': (facts) => ({
    subject: `Still open: ${facts.job_title}`,
    lines: [
      `${customer(facts)} listed what is still open after you finished this job.`,
      'Read it beside what you agreed on, and tick off each thing once it is done.',
    ],
  }),
  'snag-done': (facts) => ({
    subject: `Done since: ${facts.job_title}`,
    lines: [`${business(facts)} ticked off something that you had listed as still open.`],
  }),
} satisfies Record<string, (facts: JobFacts) => { subject: string; lines: string[] }>;

export type SnagNotice = keyof typeof snagWords;
