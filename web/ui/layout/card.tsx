import type { ReactNode } from 'react';
import { Rows } from '../lists/rows.tsx';

type PartProps = { children: ReactNode };

/** Something with edges of its own. In one piece, or composed of the named parts. */
export function Card({ children }: PartProps) {
  return <div className={`${EDGE} p-6`}>{children}</div>;
}

const EDGE = 'rounded-card border border-line bg-surface';

type OuterProps = PartProps & {
  /** The id of the heading inside that names it. */
  labelledBy?: string | undefined;
  isChosen?: boolean;
  /** Several of them are scanned on one screen. */
  isCompact?: boolean;
};

const Outer = ({ children, labelledBy, isChosen = false, isCompact = false }: OuterProps) => (
  <article
    aria-labelledby={labelledBy}
    data-chosen={isChosen || undefined}
    data-compact={isCompact || undefined}
    className={`group/card ${EDGE} grid min-w-0 gap-5 p-4 data-compact:gap-3 sm:data-compact:p-5 data-chosen:border-link data-chosen:ring-1 data-chosen:ring-link sm:p-6`}
  >
    {children}
  </article>
);

/** What it is, and on the right or below what marks it. */
const Head = ({ children }: PartProps) => (
  <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">{children}</header>
);

const Body = ({ children }: PartProps) => <div className="grid min-w-0 content-start gap-4">{children}</div>;

/** What can be done with it; on a phone each takes the whole width. */
const Actions = ({ children }: PartProps) => (
  <footer className="flex flex-col gap-3 border-t border-line pt-4 group-data-compact/card:pt-3 empty:hidden sm:flex-row sm:flex-wrap sm:items-center">
    {children}
  </footer>
);

Card.Outer = Outer;
Card.Head = Head;
Card.Body = Body;
Card.Rows = Rows;
Card.Actions = Actions;
