import { PriceGuide } from '../../marketplace/prices/price-guide.tsx';
import { useServicePrice } from '../../marketplace/prices/price-queries.ts';
import type { JobDraft } from './draft.ts';

/** What similar jobs cost, as soon as a service is chosen; nearer when the post code is known. */
export function PriceOfJob({ draft }: { draft: Pick<JobDraft, 'service_id' | 'location'> }) {
  const guide = useServicePrice({ serviceId: draft.service_id, postcode: draft.location });
  return (
    guide && (
      <div className="rounded-card border border-tint-line bg-tint px-5 py-4">
        <PriceGuide guide={guide} />
      </div>
    )
  );
}
