import { pounds } from './money.ts';

/** The line about extras on the card of a job. */
export const extrasLineCopy = {
  waits: {
    customer: 'An extra waits for your answer. It stands with what was agreed.',
    business: 'Your extra waits for the customer.',
  },
  due: (sum: number) => `Due with extras: ${pounds(sum)}`,
  approved: (sum: number) => `Approved extras: ${pounds(sum)}`,
};
