import { type ReactNode, use } from 'react';
import type { ComparedQuote } from '../../../contract/comparison.ts';
import { comparisonCopy as copy } from '../../copy/comparison.copy.ts';
import type { Row } from '../../marketplace/live/live-rows.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { ProfileLink } from '../jobs/profile-link.tsx';
import { COMPARED, type RowName } from './compared-rows.tsx';
import { OnPaper } from './on-paper.ts';

export type Column = Row<ComparedQuote>;

type TableProps = {
  columns: readonly Column[];
  differs: ReadonlySet<RowName>;
  onlyDiffering: boolean;
  /** What can be done with a quote; nothing on paper. */
  acts: (column: Column) => ReactNode;
};

/** On a phone the rows are laid out otherwise, and some browsers then forget that they are rows of a table. */
const AS = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
};

/** A column for each quote, a row for each thing that is compared. */
export function ComparisonTable({ columns, differs, onlyDiffering, acts }: TableProps) {
  const isOnPaper = use(OnPaper);
  const rows = onlyDiffering ? COMPARED.filter(({ name }) => differs.has(name)) : COMPARED;
  return (
    <table {...AS.table} aria-label={copy.table}>
      <thead {...AS.rowgroup}>
        <tr {...AS.row}>
          <th {...AS.columnheader} scope="col">
            <span className="sr-only">{copy.what}</span>
          </th>
          {columns.map((column) => (
            <Head key={column.id} column={column} />
          ))}
        </tr>
      </thead>
      <tbody {...AS.rowgroup}>
        {rows.map(({ name, text, show }) => (
          <Line key={name} name={name} differs={differs.has(name)}>
            {columns.map(({ id, item, hasLeft }) => (
              <td key={id} {...AS.cell} data-left={hasLeft || undefined}>
                {text(item) === null ? copy.notSaid : (show?.(item) ?? text(item))}
              </td>
            ))}
          </Line>
        ))}
        {!isOnPaper && (
          <Line name="acts">
            {columns.map((column) => (
              <td key={column.id} {...AS.cell}>
                {acts(column)}
              </td>
            ))}
          </Line>
        )}
      </tbody>
    </table>
  );
}

type LineProps = { name: keyof typeof copy.rows; differs?: boolean; children: ReactNode };

const Line = ({ name, differs, children }: LineProps) => (
  <tr {...AS.row} data-row-of={name} data-differs={differs || undefined}>
    <th {...AS.rowheader} scope="row">
      {copy.rows[name]}
      {differs && <span className="sr-only">, {copy.differs}</span>}
    </th>
    {children}
  </tr>
);

/** Who made it; the name leads to their profile. */
const Head = ({ column: { item, hasLeft } }: { column: Column }) => (
  <th {...AS.columnheader} scope="col" data-left={hasLeft || undefined}>
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Avatar src={item.business.logo ?? item.avatar} name={item.business.name} />
      <span className="grid min-w-0 flex-[1_1_6rem]">
        <ProfileLink id={item.business.id}>{item.business.name}</ProfileLink>
        <span className="text-sm font-normal text-ink-soft">{item.business.userName}</span>
      </span>
    </span>
    {hasLeft && <Badge>{copy.gone}</Badge>}
  </th>
);
