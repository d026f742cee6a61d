// What extras come to in words, on the screens and on the papers that the server draws.

import { pounds } from './money-words.ts';

/** "£45.50 more", "£20 less". */
const change = (amount: number): string => `${pounds(Math.abs(amount))} ${amount < 0 ? 'less' : 'more'}`;

const longer = (days: number): string => (days === 1 ? '1 day longer' : `${days} days longer`);

export const extraWords = {
  heading: 'Extras',
  none: 'Nothing was added to what you agreed on.',
  change,
  what: (amount: number, days: number) => (days > 0 ? `${change(amount)}, ${longer(days)}` : change(amount)),
  gone: 'The reason went with the account of its author.',
  sum: {
    agreed: 'Agreed',
    extras: 'Approved extras',
    due: 'Due',
    open: 'The work is not paid as one sum, so nobody knows yet what it comes to. Approved extras count on top of the hours or days.',
    endedEarly: 'The job ended early, so the two of you settle what is paid.',
  },
};
