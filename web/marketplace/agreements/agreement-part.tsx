import type { ReactNode } from 'react';
import { Card } from '../../ui/layout/card.tsx';

type AgreementPartProps = { heading: string; children: ReactNode };

/** One part of the page of an agreement, under its heading. */
export const AgreementPart = ({ heading, children }: AgreementPartProps) => (
  <Card>
    <section className="grid gap-3" aria-label={heading}>
      <h2 className="font-display text-lg">{heading}</h2>
      {children}
    </section>
  </Card>
);
