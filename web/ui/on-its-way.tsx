import { Skeleton } from './skeleton.tsx';

type OnItsWayProps = { children: string; cards?: number };

/** What is waited for, said and drawn. */
export const OnItsWay = ({ children, cards = 1 }: OnItsWayProps) => (
  <div className="grid gap-4">
    <p role="status" className="text-ink-soft">
      {children}
    </p>
    {Array.from({ length: cards }, (_, place) => (
      <Skeleton key={place} />
    ))}
  </div>
);
