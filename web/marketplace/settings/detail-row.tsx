import type { ReactNode } from 'react';

type DetailRowProps = { label: string; children: ReactNode; action?: ReactNode };

/** One thing that is known, and beside it the button that changes only this. */
export const DetailRow = ({ label, children, action }: DetailRowProps) => (
  <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
    {action && <dd className="col-start-2 row-span-2 row-start-1">{action}</dd>}
  </div>
);
