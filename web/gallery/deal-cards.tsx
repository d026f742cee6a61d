import { galleryCopy } from '../copy/gallery.copy.ts';
import { ReviewShown } from '../marketplace/jobs/review-shown.tsx';
import { agreedCards } from './agreed-cards.tsx';
import { billingCards } from './billing-cards.tsx';
import { businessCards } from './business-cards.tsx';
import type { Cards } from './cards.tsx';
import { customerCards } from './customer-cards.tsx';
import { quoteCards } from './quote-cards.tsx';
import { review } from './samples.gen.ts';
import { answered } from './samples.ts';

const business = galleryCopy.sample.firm;

/** What a deal is made of: a new card gets a line here, or in what this is made of, and is photographed from then on. */
export const dealCards: readonly Cards[] = [
  businessCards,
  customerCards,
  billingCards,
  quoteCards,
  agreedCards,
  {
    ReviewShown: {
      normal: <ReviewShown review={review} business={business} />,
      answered: <ReviewShown review={answered} business={business} />,
      empty: <ReviewShown review={{ ...review, rating: 2, comment: '' }} business={business} />,
    },
  },
];
