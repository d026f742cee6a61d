import type { ReactNode } from 'react';
import { Card } from './card.tsx';

type CardSectionProps = {
  id: string;
  title: string;
  /** What is in it is as wide as it needs to be, such as a button. */
  isNarrow?: boolean;
  children: ReactNode;
};

/** A card of a settings panel, with a heading that names it. */
export const CardSection = ({ id, title, isNarrow = false, children }: CardSectionProps) => (
  <Card>
    <section aria-labelledby={id} className={isNarrow ? 'grid justify-items-start gap-4' : 'grid gap-4'}>
      <h3 id={id} className="font-display text-lg">
        {title}
      </h3>
      {children}
    </section>
  </Card>
);
