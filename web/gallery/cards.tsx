import { ReviewShown } from '../marketplace/jobs/review-shown.tsx';
import { billingCards } from './billing-cards.tsx';
import { businessCards } from './business-cards.tsx';
import { CardGroup } from './card-group.tsx';
import type { CardInStates } from './card-in-states.ts';
import { customerCards } from './customer-cards.tsx';
import { review } from './samples.ts';

/** Every card of the product, with samples: a new card gets a line here and is photographed from then on. */
const CARDS: readonly CardInStates[] = [
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

export const Cards = () => <CardGroup name="cards" cards={CARDS} />;
