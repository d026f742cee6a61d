import { agreementWords } from '../../../contract/agreement-words.ts';
import { forWhat, pounds } from '../../../contract/money-words.ts';
import type { QuoteDetail } from '../../../contract/quote-detail.ts';
import { quoteDetailWords as words } from '../../../contract/quote-detail-words.ts';
import { longDay } from '../../platform/london.ts';
import type { Part, Row, Sum } from '../../platform/papers/paper.ts';

type Priced = {
  label: string;
  cost: number;
  rate_type: string;
  comments: string | null;
  detail: QuoteDetail | null;
};

/** A price as people say it, what goes with it, and what it is made of, in the order of the screens. */
export function priceParts({ label, cost, rate_type, comments, detail }: Priced): Part[] {
  const rows: Row[] = [[label, `${pounds(cost)} ${forWhat(rate_type)}`]];
  if (comments) rows.push([agreementWords.price.message, comments]);
  const parts: Part[] = [{ is: 'rows', rows }];
  if (detail && detail.lines.length > 0)
    parts.push({ is: 'sums', sums: detail.lines.map(sumOf), total: [words.total, pounds(cost)] });
  if (detail) parts.push({ is: 'rows', rows: rowsOf(detail) });
  return parts;
}

const sumOf = (line: QuoteDetail['lines'][number]): Sum => ({
  what: line.text ?? '',
  figures: words.lineFigures(line),
  comesTo: pounds(line.sum),
});

/** A day of the calendar, which has no hour. */
export const dayInWords = (day: string): string => longDay(new Date(`${day}T12:00:00Z`));

function rowsOf({ vat, vat_amount, duration, deposit_percent, ...detail }: QuoteDetail): Row[] {
  const rows: [string, string | null][] = [
    [words.vatLabel, vat && words.vat(vat, vat_amount)],
    [words.included, detail.included],
    [words.notIncluded, detail.not_included],
    [words.start, detail.earliest_start && dayInWords(detail.earliest_start)],
    [words.validUntil, detail.valid_until && dayInWords(detail.valid_until)],
    [words.takes, duration && words.duration(duration)],
    [
      words.depositLabel,
      deposit_percent === null ? null : words.deposit(deposit_percent, detail.deposit_amount),
    ],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}
