import type { QuoteDetail } from '../../../contract/quote-detail.ts';
import { quotesCopy } from '../../copy/quotes.copy.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Later } from '../../ui/later.tsx';
import { part } from '../../ui/part.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

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
