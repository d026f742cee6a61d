import type { ReactNode } from 'react';

type RowsProps = {
  /** `isLong`: a text that takes a row to itself, also among pairs. */
  items: readonly { label: string; value: ReactNode; isLong?: boolean }[];
  /** Each value below its name, two beside each other where there is room. */
  arePairs?: boolean;
};

/** What is known about something: a list of names and what stands behind them. */
export function Rows({ items, arePairs = false }: RowsProps) {
  return (
    <dl className={arePairs ? 'pairs' : 'rows'}>
      {items.map(({ label, value, isLong }) => (
        <div key={label} data-long={isLong}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
