import { useState } from 'react';
import { quoteLifeCopy } from '../copy/quote-life.copy.ts';
import { Button } from '../ui/actions/button.tsx';
import { LaterInFront } from '../ui/dialogs/later-in-front.tsx';
import { part } from '../ui/lazy/part.ts';
import type { SentQuote } from './lists.ts';

/** Leads to the form in which another price takes the place of a pending one. */
export function ReviseQuote({ quote }: { quote: SentQuote }) {
  const [isOpen, setOpen] = useState(false);
  const isPossible = quote.can.includes('revise');
  if (!isOpen && !isPossible) return null;
  return (
    <>
      {isPossible && <Button onClick={() => setOpen(true)}>{quoteLifeCopy.revise.button}</Button>}
      {isOpen && (
        <LaterInFront part={DIALOG} onClose={() => setOpen(false)}>
          {({ ReviseDialog }) => <ReviseDialog quote={quote} onClose={() => setOpen(false)} />}
        </LaterInFront>
      )}
    </>
  );
}

/** Fetched when it is wanted. */
const DIALOG = part(() => import('./revise-dialog.tsx'));
