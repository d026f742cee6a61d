import { Skeleton } from './skeleton.tsx';

type PendingProps = { children: string; cards?: number; lines?: number | undefined };

/** What is waited for, said and drawn. */
export const Pending = ({ children, cards = 1, lines }: PendingProps) => (
  <div className="grid gap-4">
    <p role="status" className="text-ink-soft">
      {children}
    </p>
    {Array.from({ length: cards }, (_, place) => (
      <Skeleton key={place} lines={lines} />
    ))}
  </div>
);
