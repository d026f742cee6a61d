import type { ReactNode } from 'react';
import { SectionTitle } from '../../ui/layout/heading.tsx';
import { OnlyOwner } from '../accounts/only-owner.tsx';

type PanelFrameProps = {
  title: string;
  /** What can be done with the whole panel, such as Edit. */
  action?: ReactNode;
  children: ReactNode;
};

/** One panel of the settings: its heading, and below it its parts, each a `Card`. */
export const PanelFrame = ({ title, action, children }: PanelFrameProps) => (
  <section aria-labelledby="panel" className="grid w-full max-w-3xl min-w-0 gap-4">
    <OnlyOwner>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <SectionTitle id="panel">{title}</SectionTitle>
        {action}
      </div>
      {children}
    </OnlyOwner>
  </section>
);
