import { ReviewShown } from '../marketplace/jobs/review-shown.tsx';
import { billingCards } from './billing-cards.tsx';
import { businessCards } from './business-cards.tsx';
import type { CardInStates } from './card-in-states.ts';
import { comparisonCards } from './comparison-cards.tsx';
import { customerCards } from './customer-cards.tsx';
import { quoteCards } from './quote-cards.tsx';
import { templateCards } from './template-cards.tsx';
import { earlyEndCards } from './early-end-cards.tsx';
import { extraCards } from './extra-cards.tsx';
import { finishCards } from './finish-cards.tsx';
import { snagCards } from './snag-cards.tsx';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { answered, review } from './samples.ts';

const { sample } = galleryCopy;

/** What a deal is made of: a new card gets a line here, or in what this is made of, and is photographed from then on. */
export const dealCards: readonly CardInStates[] = [
  ...businessCards,
  ...customerCards,
  ...comparisonCards,
  ...billingCards,
  ...quoteCards,
  ...templateCards,
  ...extraCards,
  ...finishCards,
  ...snagCards,
  ...earlyEndCards,
  {
    name: 'ReviewShown',
    states: [
      ['normal', (before) => <ReviewShown review={review(before, 'review-1')} business={sample.firm} />],
      ['answered', (before) => <ReviewShown review={answered(before, 'review-5')} business={sample.firm} />],
      [
        'empty',
        (before) => (
          <ReviewShown
            review={review(before, 'review-2', { rating: 2, comment: '' })}
            business={sample.firm}
          />
        ),
      ],
    ],
  },
];
