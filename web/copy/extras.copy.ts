import { extraWords } from '../../contract/extra-sum-words.ts';
import type { ExtraStatus } from '../../contract/extra-words.ts';
import { pounds } from './money.ts';
import { besideAgreement as alike } from './beside-agreement.copy.ts';

/** What the two agree on after the agreement. */
export const extrasCopy = {
  ...extraWords,
  loading: 'Loading the extras',
  list: 'Extras, the oldest first',
  status: {
    proposed: 'Waits for the customer',
    approved: 'Approved',
    refused: 'Refused',
    withdrawn: alike.takenBack,
    closed: alike.unanswered,
  } satisfies Record<ExtraStatus, string>,
  said: (words: string) => `The customer said: “${words}”`,
  propose: {
    button: 'Propose an Extra',
    hint: 'If there is more to do, or less, agree on it here before you do it.',
    title: 'Propose an extra',
    note: 'The customer approves or refuses it. Nothing changes unless they approve.',
    direction: 'The price becomes',
    directions: [
      { value: 'more', label: 'Higher' },
      { value: 'less', label: 'Lower' },
    ],
    amount: 'By how much',
    reason: 'Why',
    reasonHint: 'What is to be done, or not done, that was not agreed on.',
    days: 'Days longer (optional)',
    dueThen: (sum: number) => `Then due: ${pounds(sum)}`,
    confirm: alike.propose,
    done: 'Extra proposed',
  },
  approve: {
    button: 'Approve',
    title: 'Approve this extra?',
    note: 'It is due with what you agreed on.',
    confirm: 'Approve',
    done: 'Extra approved',
  },
  refuse: {
    button: 'Refuse',
    title: 'Refuse this extra?',
    note: 'What you agreed on stays as it is.',
    words: 'A word to the business (optional)',
    confirm: 'Refuse It',
    done: 'Extra refused',
  },
  withdraw: {
    button: alike.takeBack,
    title: 'Take this extra back?',
    note: 'The customer cannot approve it any more. You may propose another.',
    confirm: alike.takeBack,
    done: 'Extra taken back',
  },
};
