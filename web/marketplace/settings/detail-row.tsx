import type { ReactNode } from 'react';

type DetailRowProps = { label: string; children: ReactNode; action?: ReactNode };

/** One thing that is known, and beside it the button that changes only this; below it on a phone, whose line is short. */
export const DetailRow = ({ label, children, action }: DetailRowProps) => (
  <div className="grid items-center gap-x-4 sm:grid-cols-[1fr_auto] border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="min-w-0 sm:col-start-1">{children}</dd>
    {action && <dd className="mt-2 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:mt-0">{action}</dd>}
  </div>
);
