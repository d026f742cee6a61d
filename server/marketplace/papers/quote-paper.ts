import { agreementWords } from '../../../contract/agreement-words.ts';
import { brand } from '../../../contract/brand.ts';
import { longDay } from '../../platform/london.ts';
import type { Paper } from '../../platform/papers/paper.ts';
import type { QuoteOnPaper } from '../quotes/index.ts';
import { priceParts } from './detail-parts.ts';
import { paperWords as words } from './paper-words.ts';

type Drawn = { now: Date; address: string };

/** A quote as a paper: what its reader's screen says of it. */
export function quotePaper({ quote, names }: QuoteOnPaper, { now, address }: Drawn): Paper {
  const { jobNumber, title: work } = quote.job;
  const title = words.quoteFor(jobNumber);
  const { sides, price } = agreementWords;
  return {
    title,
    from: brand.name,
    heading: words.quote,
    under: [words.job(jobNumber, work), words.sent(longDay(new Date(quote.createdAt)))],
    sections: [
      {
        heading: sides.heading,
        parts: [
          {
            is: 'rows',
            rows: [
              [sides.customer, names.customer],
              [sides.business, names.business],
            ],
          },
        ],
      },
      { heading: price.heading, parts: priceParts({ label: words.price, ...quote }) },
    ],
    foot: words.foot(title),
    shownAt: address,
    madeAt: now,
  };
}
