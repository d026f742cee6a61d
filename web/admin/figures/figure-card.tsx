import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { Figure, FigureKey } from '../../../contract/admin-figures.ts';
import { adminFiguresCopy as words } from '../../copy/admin-figures.copy.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { Bars } from './bars.tsx';
import { monthLetter, monthName } from '../month-name.ts';
import { chartWords, growthWords, rowsOf, rowsOfMonth, valueText } from './figure-words.ts';

/** One figure: what it is, how it moves, twelve months of it as a picture and as a table. */
export function FigureCard({ figure }: { figure: Figure }) {
  const { key, title, total } = figure;
  const heading = `figure-${key}`;
  return (
    <Card.Outer labelledBy={heading}>
      <div className="grid grid-cols-1 gap-1">
        <h2 id={heading} className="text-base font-semibold text-ink-soft">
          {title}
        </h2>
        <InnerLink
          href={rowsOf(figure)}
          aria-label={words.open(title, valueText(key, total))}
          className="flex min-h-11 w-fit max-w-full items-center rounded-field font-display text-3xl sm:text-4xl tracking-tight text-ink tabular-nums hover:text-link hover:underline"
        >
          {valueText(key, total)}
        </InnerLink>
      </div>
      <ByMonth figure={figure} />
      <Disclosure summary={words.table}>
        <MonthsTable figure={figure} />
      </Disclosure>
    </Card.Outer>
  );
}

/** What each bar counts is said with them, as the figure above may be of something else: who is there is not who came. */
function ByMonth({ figure }: { figure: Figure }) {
  const { key, title, months } = figure;
  const counted = words.values[key];
  return (
    <div className="grid grid-cols-1 gap-2">
      {counted !== title && <h3 className="text-base font-semibold">{counted}</h3>}
      <Growth figure={figure} />
      <Bars
        {...chartWords(figure)}
        values={months.map(({ value }) => value ?? 0)}
        names={months.map(({ month }) => monthLetter(month))}
      />
    </div>
  );
}

const MonthsTable = ({ figure: { key, months } }: { figure: Figure }) => (
  <table className="w-full text-left text-sm tabular-nums">
    <caption className="sr-only">{words.chart(words.values[key])}</caption>
    <thead>
      <tr className="text-ink-soft">
        <th scope="col" className="py-1 font-semibold">
          {words.month}
        </th>
        <th scope="col" className="py-1 text-right font-semibold">
          {words.values[key]}
        </th>
      </tr>
    </thead>
    <tbody>
      {months.map(({ month, value }) => (
        <tr key={month} className="border-t border-line">
          <th scope="row" className="h-11 font-normal sm:h-8">
            {monthName(month)}
          </th>
          <td className="text-right">
            <MonthValue of={key} month={month} value={value} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

type MonthValueProps = { of: FigureKey; month: string; value: number | null };

/** Leads to its rows, where there are any. */
function MonthValue({ of, month, value }: MonthValueProps) {
  const rows = value ? rowsOfMonth(of, month) : null;
  const text = valueText(of, value);
  if (!rows) return text;
  return (
    <InnerLink
      href={rows}
      aria-label={words.open(monthName(month), text)}
      className="inline-flex h-11 min-w-11 items-center justify-end align-middle text-link underline underline-offset-4 sm:h-8"
    >
      {text}
    </InnerLink>
  );
}

/** Neither good nor bad by itself: the sign and the words say which way. */
function Growth({ figure }: { figure: Figure }) {
  const { isUp, isDown, said, compared } = growthWords(figure);
  const Sign = isUp ? TrendingUp : isDown ? TrendingDown : Minus;
  return (
    <p className="flex gap-1.5 text-sm text-ink-soft tabular-nums">
      <Sign className="shrink-0" size={18} aria-hidden />
      <span>
        <span className="font-semibold text-ink">{said}</span> {compared}
      </span>
    </p>
  );
}
