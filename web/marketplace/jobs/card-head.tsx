import type { ReactNode } from 'react';
import { Card } from '../../ui/layout/card.tsx';
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
  /** What the job looks like. */
  picture?: ReactNode;
  /** The card has the page to itself: its title is the page's. */
  isPage?: boolean;
};

export function CardHead({ id, title, at, children, badges, picture, isPage = false }: CardHeadProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <Card.Head>
      <div className="flex min-w-0 flex-wrap gap-3">
        {picture}
        <div className="card-facts">
          <Heading id={id} className="font-display text-xl leading-snug">
            {title}
          </Heading>
          <p className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
            {children}
            {at !== null && <Ago at={at} />}
          </p>
        </div>
      </div>
      {badges && <div className="flex flex-wrap items-center gap-2 empty:hidden">{badges}</div>}
    </Card.Head>
  );
}
