import type { ReactNode } from 'react';
import { ColourModeControl } from '../shell/colour-mode-control.tsx';
import { Title } from '../ui/layout/heading.tsx';

type OpeningProps = { title: string; lead: string; children?: ReactNode };

/** What a page of the gallery begins with; what it shows is looked at in both colour modes. */
export const Opening = ({ title, lead, children }: OpeningProps) => (
  <div className="grid items-end gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]">
    <div className="grid max-w-2xl gap-2">
      {children}
      <Title>{title}</Title>
      <p className="text-lg text-pretty text-ink-soft">{lead}</p>
    </div>
    <ColourModeControl />
  </div>
);
