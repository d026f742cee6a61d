import type { QuoteDetail } from '../../../contract/quote-detail.ts';
import { quoteDetailCopy as copy } from '../../copy/quote-detail.copy.ts';
import { Money } from '../../ui/display/money.tsx';
import { Rows } from '../../ui/lists/rows.tsx';
import { Day } from '../live/day.tsx';

/** The lines with their total, then what else it says. */
export function QuoteDetails({ cost, detail }: { cost: number; detail: QuoteDetail }) {
  const rows = rowsOf(detail);
  return (
    <div className="grid min-w-0 gap-4">
      {detail.lines.length > 0 && <Lines lines={detail.lines} total={cost} />}
      {rows.length > 0 && <Rows items={rows} />}
    </div>
  );
}

type LinesProps = { lines: QuoteDetail['lines']; total: number };

const Lines = ({ lines, total }: LinesProps) => (
  <div className="grid gap-2">
    <ul aria-label={copy.linesLabel} className="grid divide-y divide-line border-y border-line">
      {lines.map((line, place) => (
        <li key={place} className="flex items-baseline justify-between gap-4 py-2">
          <span className="grid min-w-0">
            {line.text && <span className="wrap-anywhere">{line.text}</span>}
            <span className="text-sm text-ink-soft">{copy.lineFigures(line)}</span>
          </span>
          <span className="shrink-0">
            <Money pounds={line.sum} />
          </span>
        </li>
      ))}
    </ul>
    <p className="flex items-baseline justify-between gap-4 font-semibold">
      <span>{copy.total}</span>
      <Money pounds={total} />
    </p>
  </div>
);

const rowsOf = ({ vat, vat_amount, duration, deposit_percent, ...detail }: QuoteDetail) => [
  ...(vat ? [{ label: copy.vatLabel, value: copy.vat(vat, vat_amount) }] : []),
  ...(detail.included ? [{ label: copy.included, value: detail.included }] : []),
  ...(detail.not_included ? [{ label: copy.notIncluded, value: detail.not_included }] : []),
  ...(detail.earliest_start ? [{ label: copy.start, value: <Day day={detail.earliest_start} /> }] : []),
  ...(detail.valid_until ? [{ label: copy.validUntil, value: <Day day={detail.valid_until} /> }] : []),
  ...(duration ? [{ label: copy.takes, value: copy.duration(duration) }] : []),
  ...(deposit_percent === null
    ? []
    : [{ label: copy.depositLabel, value: copy.deposit(deposit_percent, detail.deposit_amount) }]),
];
