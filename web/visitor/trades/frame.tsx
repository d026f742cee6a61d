import type { ReactNode } from 'react';
import { Title } from '../../ui/heading.tsx';
import { Page } from '../../ui/page.tsx';
import { TradeIcon } from '../../marketplace/catalogue/trade-icon.tsx';
import { type Crumb, Crumbs } from './crumbs.tsx';

type FrameProps = {
  way: Crumb[];
  trade: string;
  title: string;
  summary: string | null;
  aside: ReactNode;
  children: ReactNode;
};

/** A page about a trade: the way here, what it is, what one can do, and below or beside it who and where. */
export const TradeFrame = ({ way, trade, title, summary, aside, children }: FrameProps) => (
  <Page>
    <div className="grid gap-6 py-6 sm:py-8">
      <Crumbs way={way} />
      <div className={`grid gap-x-12 gap-y-8 ${aside ? 'lg:grid-cols-[minmax(0,1fr)_20rem]' : ''}`}>
        <header className="flex items-center gap-4">
          <span className="rounded-field bg-tint p-3 text-link">
            <TradeIcon slug={trade} />
          </span>
          <div className="grid gap-0.5">
            <Title>{title}</Title>
            {summary && <p className="text-ink-soft tabular-nums">{summary}</p>}
          </div>
        </header>
        {aside && (
          <aside className="grid content-start gap-6 lg:sticky lg:top-6 lg:row-span-2 lg:self-start">
            {aside}
          </aside>
        )}
        <div className="grid min-w-0 content-start gap-12">{children}</div>
      </div>
    </div>
  </Page>
);
