import { pounds } from './money.ts';

/** On the card of a job: its extras, and a proposal to end it early. */
export const linesSinceCopy = {
  extras: {
    waits: {
      customer: 'An extra waits for your answer. It stands with what was agreed.',
      business: 'Your extra waits for the customer.',
    },
    due: (sum: number) => `Due with extras: ${pounds(sum)}`,
    approved: (sum: number) => `Approved extras: ${pounds(sum)}`,
  },
  earlyEnd: {
    mine: (day: string) => `You proposed to end this job. The other side can answer until the end of ${day}.`,
    theirs: (day: string) =>
      `A proposal to end this job waits for your answer until the end of ${day}. It stands with what was agreed.`,
  },
};
