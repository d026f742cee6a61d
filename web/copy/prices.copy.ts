import type { PriceGuide } from '../../contract/prices.ts';
import { pounds } from './money.ts';
import { recentWorkCopy } from './recent-work.copy.ts';

const { month } = recentWorkCopy;

/** What similar jobs cost: three parts of one sentence. */
export const pricesCopy = {
  where: ({ place }: PriceGuide) => {
    if (!place) return 'Typical, UK:';
    return place.level === 'area' ? `Similar jobs near ${place.name}:` : `Similar jobs in ${place.name}:`;
  },
  range: ({ low, high }: PriceGuide) => (low === high ? pounds(low) : `${pounds(low)} to ${pounds(high)}`),
  behind: ({ quotesCount, unit, asOf }: PriceGuide) =>
    quotesCount === null
      ? `for ${unit}, from published price lists, ${month(asOf)}, some with VAT and some without. Prices vary.`
      : `the middle half of ${quotesCount} accepted quotes in 12 months, to ${month(asOf)}`,
};
