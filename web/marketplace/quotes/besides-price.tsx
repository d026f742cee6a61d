import type { QuoteDetail } from '../../../contract/quote-detail.ts';
import { quotesCopy } from '../../copy/quotes.copy.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Later } from '../../ui/lazy/later.tsx';
import { part } from '../../ui/lazy/part.ts';
import { Day } from '../live/day.tsx';

/** Most quotes have none. */
const DETAILS = part(() => import('./quote-details.tsx'));

type Priced = { cost: number; detail: QuoteDetail | null };

/** What a quote says besides its price, folded on its card; nothing where it says nothing. */
export const FoldedDetails = ({ quote: { cost, detail } }: { quote: Priced }) =>
  detail && (
    <Disclosure summary={quotesCopy.inIt}>
      <Later part={DETAILS} pending={<Skeleton lines={3} />}>
        {({ QuoteDetails }) => <QuoteDetails cost={cost} detail={detail} />}
      </Later>
    </Disclosure>
  );

/** Until when a quote can be accepted; nothing where it has no end. */
export const ValidUntil = ({ quote: { detail } }: { quote: { detail: QuoteDetail | null } }) =>
  detail?.valid_until && (
    <p className="text-sm text-ink-soft">
      {quotesCopy.validUntil} <Day day={detail.valid_until} />
    </p>
  );
