import { quotesCopy } from '../../copy/quotes.copy.ts';
import { Ago } from '../live/ago.tsx';

/** When a quote was sent, where the time of its job may stand beside it. */
export const QuotedAgo = ({ at }: { at: string }) => (
  <span>
    {quotesCopy.quoted} <Ago at={at} />
  </span>
);
