import { type ReactNode, useEffect, useId } from 'react';
import { adminCopy } from '../copy/admin.copy.ts';
import { forgetAdminPlace, keptAdminPlace } from '../marketplace/accounts/admin-place.ts';
import { useIsWide } from '../ui/hooks/use-is-wide.ts';
import { Card } from '../ui/layout/card.tsx';
import { forgetRowLeft, noteRowLeft, rowLeftHere } from './row-left.ts';
import { useWholeWords } from './use-whole-words.ts';

/** One fact of every row. The first column names the row. */
export type Column<Row> = {
  heading: string;
  cell: (row: Row) => ReactNode;
  isNumber?: true;
};

type TableProps<Row> = {
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  actionsOf?: ((row: Row) => ReactNode) | undefined;
  /** These are still the rows of the page before. */
  isOld?: boolean;
};

/** Where a table of ten columns can be read. */
const TABLE = '72rem';

/** Rows as a table where there is room for one, and as cards on anything smaller. */
export function AdminTable<Row extends { id: string }>(table: TableProps<Row>) {
  const hasRoom = useIsWide(TABLE);
  useRowReturnedTo(table.rows);
  return (
    // Links hear their clicks themselves; this only looks on.
    <div
      aria-busy={table.isOld || undefined}
      onClickCapture={noteRowLeft}
      className="aria-busy:cursor-progress"
    >
      {hasRoom ? <Table {...table} /> : <Cards {...table} />}
    </div>
  );
}

function Table<Row extends { id: string }>({ title, columns, rows, actionsOf }: TableProps<Row>) {
  const table = useWholeWords(rows);
  return (
    // As wide as its place, whatever stands in it: against this the table is measured.
    <div className="rounded-card border border-line bg-surface contain-inline-size">
      <table ref={table} className="w-full border-separate border-spacing-0 text-left">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {columns.map(({ heading, isNumber }) => (
              <th key={heading} scope="col" data-number={isNumber} className={HEAD}>
                {heading}
              </th>
            ))}
            {actionsOf && (
              <th scope="col" className={HEAD}>
                <span className="sr-only">{adminCopy.actions.heading}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.id} row={row} columns={columns} actionsOf={actionsOf} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const HEAD =
  'sticky top-0 z-1 border-b border-line bg-sunken px-3 py-2.5 text-sm font-semibold text-ink-soft first:rounded-tl-card last:rounded-tr-card data-number:text-right';
const EDGE = 'border-b border-line align-top group-last:border-b-0';
const CELL = `${EDGE} px-3 py-2 text-sm leading-6 data-number:text-right data-number:tabular-nums`;
// The button is taller than a line: it stands in the middle of the first one.
const ACTIONS = `${EDGE} w-12 pr-1.5 text-right [&>*]:-mt-0.5 [&>*]:-mb-1`;

type LineProps<Row> = Pick<TableProps<Row>, 'columns' | 'actionsOf'> & { row: Row };

const Line = <Row extends { id: string }>({
  row,
  columns: [first, ...others],
  actionsOf,
}: LineProps<Row>) => (
  <tr data-row={row.id} className="group hover:bg-sunken/60">
    {first && (
      <th scope="row" className={`${CELL} font-normal`}>
        {first.cell(row)}
      </th>
    )}
    {others.map(({ heading, cell, isNumber }) => (
      <td key={heading} data-number={isNumber} className={CELL}>
        {cell(row)}
      </td>
    ))}
    {actionsOf && <td className={ACTIONS}>{actionsOf(row)}</td>}
  </tr>
);

const Cards = <Row extends { id: string }>({ rows, ...table }: TableProps<Row>) => (
  <ul className="grid gap-4">
    {rows.map((row) => (
      <li key={row.id} data-row={row.id} className="min-w-0">
        <RowCard row={row} {...table} />
      </li>
    ))}
  </ul>
);

type RowCardProps<Row> = LineProps<Row> & Pick<TableProps<Row>, 'nameOf'>;

function RowCard<Row>({ row, columns: [first, ...others], nameOf, actionsOf }: RowCardProps<Row>) {
  const id = useId();
  return (
    <Card.Outer labelledBy={id}>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 flex-1">
          <h2 id={id} className="sr-only">
            {nameOf(row)}
          </h2>
          {first?.cell(row)}
        </div>
        {actionsOf && <div className="-mt-2 -mr-2 shrink-0">{actionsOf(row)}</div>}
      </div>
      <dl className="grid gap-2">
        {others.map(({ heading, cell }) => (
          <div key={heading} className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-baseline gap-x-4">
            <dt className="text-sm leading-6 text-ink-soft">{heading}</dt>
            <dd>{cell(row)}</dd>
          </div>
        ))}
      </dl>
    </Card.Outer>
  );
}

/** The heading takes the focus when the path changes; the row comes after it. */
const AFTER_HEADING_MS = 100;

/**
 * Back, and the end of an impersonation, lead to the row from which one went: it is in view, and what was followed in it has
 * the focus, or the menu of its acts.
 */
function useRowReturnedTo(rows: readonly { id: string }[]) {
  useEffect(() => {
    const wanted = keptAdminPlace()?.row ?? rowLeftHere()?.row;
    if (!wanted || !rows.some(({ id }) => id === wanted)) return undefined;
    const timer = setTimeout(() => {
      const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(wanted)}"]`);
      if (row && isIdle()) goOnAt(row, rowLeftHere()?.href);
      forgetAdminPlace();
      forgetRowLeft();
    }, AFTER_HEADING_MS);
    return () => clearTimeout(timer);
  }, [rows]);
}

/** Whoever has begun something else meanwhile, such as to open a menu, is left alone. */
function isIdle(): boolean {
  const { activeElement: at } = document;
  return at === null || at === document.body || at.localName === 'h1';
}

function goOnAt(row: HTMLElement, followed: string | undefined) {
  const { top, bottom } = row.getBoundingClientRect();
  // The browser has it where it was, as long as the rows were still known.
  if (top < 0 || bottom > innerHeight) row.scrollIntoView({ block: 'center' });
  const link = [...row.querySelectorAll('a')].find((one) => one.getAttribute('href') === followed);
  const menu = row.querySelector<HTMLElement>('summary[aria-label]');
  (link?.checkVisibility() ? link : menu)?.focus({ preventScroll: true });
}
