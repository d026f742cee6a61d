import type { PriceGuide as Guide } from '../../../contract/prices.ts';
import { pricesCopy as copy } from '../../copy/prices.copy.ts';

/** What similar jobs cost, as one sentence whose figures stand out. */
export const PriceGuide = ({ guide }: { guide: Guide }) => (
  <p className="price-guide">
    <span>{copy.where(guide)}</span> <strong>{copy.range(guide)}</strong>
    {guide.unit === null && <span className="sr-only">,</span>} <span>{copy.behind(guide)}</span>
  </p>
);
