import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Ago } from '../live/ago.tsx';

type CardHeadProps = {
  /** Names the card: its article is labelled by it. */
  id: string;
  title: string;
  /** When it came about; null where `children` say it. */
  at: string | null;
  /** What stands before the time, in small. */
  children?: ReactNode;
  badges?: ReactNode;
};

export function CardHead({ id, title, at, children, badges }: CardHeadProps) {
  return (
    <Card.Head>
      <div className="grid min-w-0 gap-1">
        <h2 id={id} className="font-display text-xl leading-snug text-balance">
          {title}
        </h2>
        <p className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
          {children}
          {at !== null && <Ago at={at} />}
        </p>
      </div>
      {badges && <div className="flex flex-wrap gap-2 empty:hidden">{badges}</div>}
    </Card.Head>
  );
}
