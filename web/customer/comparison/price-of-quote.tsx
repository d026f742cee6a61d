import { use } from 'react';
import type { ComparedQuote } from '../../../contract/comparison.ts';
import { comparisonCopy as copy } from '../../copy/comparison.copy.ts';
import { quoteDetailCopy } from '../../copy/quote-detail.copy.ts';
import { quotesCopy } from '../../copy/quotes.copy.ts';
import { Money } from '../../ui/display/money.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { OnPaper } from './on-paper.ts';

/** What the price is made of, folded on the screen and open on paper. */
export function LinesOfQuote({ quote: { detail } }: { quote: ComparedQuote }) {
  const isOnPaper = use(OnPaper);
  const lines = detail?.lines ?? [];
  return (
    <Disclosure summary={copy.lines(lines.length)} {...(isOnPaper && { isOpen: true })}>
      <ul aria-label={quoteDetailCopy.linesLabel} className="grid divide-y divide-line">
        {lines.map((line, place) => (
          <li key={place} className="grid py-2">
            {line.text && <span className="wrap-anywhere">{line.text}</span>}
            <span className="text-sm text-ink-soft">{quoteDetailCopy.lineFigures(line)}</span>
            <Money pounds={line.sum} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** The price with its rate; by the hour or day, what that comes to as its business says, or that nobody has said. */
export const totalText = (quote: ComparedQuote): string =>
  [quotesCopy.price(quote.cost, quote.rate_type), ...besides(quote)].join('. ');

export const TotalOfQuote = ({ quote }: { quote: ComparedQuote }) => (
  <div className="grid gap-0.5">
    <span className="font-display text-xl leading-tight">
      <Money pounds={quote.cost} rate={quote.rate_type} />
    </span>
    {besides(quote).map((sentence) => (
      <span key={sentence} className="text-sm text-ink-soft">
        {sentence}
      </span>
    ))}
  </div>
);

function besides({ total, rate_type, detail }: ComparedQuote): string[] {
  if (total && !total.isEstimate) return [];
  if (!total || !detail?.duration) return [copy.noTotal(rate_type)];
  const takes = quoteDetailCopy.duration(detail.duration);
  return [copy.noTotal(rate_type), copy.estimate({ sum: total.pounds, takes })];
}
