import type { ReactNode } from 'react';
import { declineReasons } from '../../../contract/decline-reasons.ts';
import type { DeclinedQuote, ExpiredQuote } from '../../../contract/quote-life.ts';
import { quoteLifeCopy } from '../../copy/quote-life.copy.ts';
import { quotesCopy } from '../../copy/quotes.copy.ts';
import { Ago } from '../../marketplace/live/ago.tsx';
import { Notable } from '../../ui/feedback/notice.tsx';

type NoteProps = { lead: { declined: DeclinedQuote | undefined; expired: ExpiredQuote | undefined } };

/** On a lead whose last quote was turned down, or ran out: why, and that another one is welcome. Of the two the later is said. */
export function LastQuoteNote({ lead: { declined, expired } }: NoteProps) {
  // A page of the build before has neither.
  if (expired && !(declined && declined.at > expired.at))
    return <EndNote end={expired} words={quoteLifeCopy.expired} />;
  return declined ? <DeclinedNote declined={declined} /> : null;
}

const DeclinedNote = ({ declined }: { declined: NonNullable<DeclinedQuote> }) => (
  <EndNote end={declined} words={quoteLifeCopy.declined}>
    {declined.reason && <p>{declineReasons[declined.reason]}.</p>}
    {declined.words && (
      <p className="wrap-anywhere whitespace-pre-line">{quoteLifeCopy.declined.said(declined.words)}</p>
    )}
  </EndNote>
);

type EndNoteProps = {
  end: NonNullable<ExpiredQuote>;
  words: { lead: (price: string) => string; again: string };
  children?: ReactNode;
};

const EndNote = ({ end: { cost, rate_type, at }, words, children }: EndNoteProps) => (
  <Notable isCalm>
    <p className="font-semibold">{words.lead(quotesCopy.price(cost, rate_type))}</p>
    <p className="text-sm text-ink-soft">
      <Ago at={at} />
    </p>
    {children}
    <p>{words.again}</p>
  </Notable>
);
