import { useState } from 'react';
import type { Review } from '../../contract/reviews.ts';
import { reviewsCopy } from '../copy/reviews.copy.ts';
import { Button } from '../ui/actions/button.tsx';
import { LaterInFront } from '../ui/dialogs/later-in-front.tsx';
import { part } from '../ui/lazy/part.ts';

type AnswerProps = { review: Review; business: string; isPossible: boolean };

const words = reviewsCopy.answer;

/** Leads to the words with which a business answers a review, as long as it may write or change them. */
export function AnswerReview({ review, business, isPossible }: AnswerProps) {
  const [isOpen, setOpen] = useState(false);
  const [drawnAt] = useState(() => Date.now());
  const isChangeable = !review.answer || Date.parse(review.answer.changesUntil) > drawnAt;
  if (!isOpen && !(isPossible && isChangeable)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{review.answer ? words.change : words.write}</Button>
      {isOpen && (
        <LaterInFront part={DIALOG} onClose={() => setOpen(false)}>
          {({ AnswerDialog }) => (
            <AnswerDialog review={review} business={business} onClose={() => setOpen(false)} />
          )}
        </LaterInFront>
      )}
    </>
  );
}

/** Few answer: the form is fetched when it is wanted. */
const DIALOG = part(() => import('./answer-dialog.tsx'));
