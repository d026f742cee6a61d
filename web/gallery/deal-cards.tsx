import { ReviewShown } from '../marketplace/jobs/review-shown.tsx';
import { billingCards } from './billing-cards.tsx';
import { businessCards } from './business-cards.tsx';
import type { CardInStates } from './card-in-states.ts';
import { customerCards } from './customer-cards.tsx';
import { review } from './samples.ts';

/** What a deal is made of: a new card gets a line here, or in what this is made of, and is photographed from then on. */
export const dealCards: readonly CardInStates[] = [
  ...businessCards,
  ...customerCards,
  ...billingCards,
  {
    name: 'ReviewShown',
    states: [
      ['normal', (before) => <ReviewShown review={review(before, 'review-1')} />],
      ['empty', (before) => <ReviewShown review={review(before, 'review-2', { rating: 2, comment: '' })} />],
    ],
  },
];
