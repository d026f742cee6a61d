import { useEffect, useState } from 'react';
import type { Lead } from '../../../contract/leads.ts';
import { PriceGuide } from '../../marketplace/prices/price-guide.tsx';
import { usePriceByName } from '../../marketplace/prices/price-queries.ts';

/** Later it would move what somebody is about to press. */
const PATIENCE_MS = 600;

/** What similar jobs cost, for who is about to name a price. */
export function PriceBesideQuote({ job: { trade, service, location } }: Pick<Lead, 'job'>) {
  const guide = usePriceByName({ trade, service: service.name, postcode: location });
  const [isLate, setLate] = useState(false);
  const isKnown = guide !== null;
  useEffect(() => {
    if (isKnown) return;
    const waiting = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(waiting);
  }, [isKnown]);
  if (!guide || isLate) return null;
  return (
    <div className="rounded-field bg-sunken px-4 py-3 sm:col-span-2">
      <PriceGuide guide={guide} />
    </div>
  );
}
