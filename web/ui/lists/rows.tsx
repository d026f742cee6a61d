import type { ReactNode } from 'react';

type RowsProps = { items: readonly { label: string; value: ReactNode }[] };

/** What is known about something: a list of names and what stands behind them. */
export function Rows({ items }: RowsProps) {
  return (
    <dl className="rows">
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
