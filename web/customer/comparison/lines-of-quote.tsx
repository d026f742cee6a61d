import { use } from 'react';
import type { ComparedQuote } from '../../../contract/comparison.ts';
import { comparisonCopy as copy } from '../../copy/comparison.copy.ts';
import { quoteDetailCopy } from '../../copy/quote-detail.copy.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Money } from '../../ui/money.tsx';
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
