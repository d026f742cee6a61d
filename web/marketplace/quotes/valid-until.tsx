import type { QuoteDetail } from '../../../contract/quote-detail.ts';
import { quotesCopy } from '../../copy/quotes.copy.ts';
import { Day } from '../live/day.tsx';

/** Until when a quote can be accepted; nothing where it has no end. */
export const ValidUntil = ({ quote: { detail } }: { quote: { detail: QuoteDetail | null } }) =>
  detail?.valid_until && (
    <p className="text-sm text-ink-soft">
      {quotesCopy.validUntil} <Day day={detail.valid_until} />
    </p>
  );
