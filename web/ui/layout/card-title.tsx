import type { ReactNode } from 'react';

/** What a card on a page of several is about. */
export const CardTitle = ({ children }: { children: ReactNode }) => (
  <h2 className="font-display text-xl leading-tight text-ink">{children}</h2>
);
