import type { ReactNode } from 'react';

type RowsProps = { items: readonly { label: string; value: ReactNode }[] };

/** What is known about something: a list of names and what stands behind them. */
export function Rows({ items }: RowsProps) {
  return (
    <dl className="@container grid grid-cols-1 gap-3">
      {items.map(({ label, value }) => (
        <div key={label} className="grid grid-cols-1 gap-x-4 @sm:grid-cols-[8.5rem_1fr] @sm:items-baseline">
          <dt className="text-sm leading-6 text-ink-soft">{label}</dt>
          <dd className="min-w-0 whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
