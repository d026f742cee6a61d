import { useState } from 'react';
import type { DashboardNews, Wait } from '../../../contract/dashboard.ts';
import { waitsCopy as copy } from '../../copy/waits.copy.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { shownCount, useDashboardNews } from './dashboard-news.ts';
import type { DashboardTab } from './dashboard-tabs.ts';
import { tabAddress } from './dashboard-tabs.ts';

/** Where it waits. */
const TABS: Record<Wait, DashboardTab> = {
  'new-leads': 'leads',
  'new-quotes': 'quoted',
  'new-interest': 'jobs',
  'new-work': 'progress',
  'unread-messages': 'messages',
  'open-quotes': 'quoted',
  'leads-to-quote': 'leads',
  'work-to-review': 'history',
};

type Waits = DashboardNews['waits'];

/**
 * The first line of a dashboard: what waits, each part a way there, and what a business has earned. It keeps its height while
 * that is not known.
 */
export function WhatWaits({ current }: { current: DashboardTab }) {
  const news = useDashboardNews();
  const waits = useSteadyWaits(news?.waits, current);
  return (
    <section
      aria-label={copy.label}
      className="mb-3 flex min-h-9 flex-wrap items-baseline justify-between gap-x-8 gap-y-1 sm:mb-5"
    >
      {waits && (waits.length > 0 ? <Parts waits={waits} current={current} /> : <Nothing />)}
      {news?.trackRecord && <Earned {...news.trackRecord} />}
    </section>
  );
}

const Nothing = () => <p className="waits-line text-ink-soft">{copy.nothing}</p>;

const Earned = ({ rating, reviewsCount, wonThisMonth }: NonNullable<DashboardNews['trackRecord']>) => (
  <p className="flex flex-wrap items-center gap-x-1.5 text-ink-soft tabular-nums">
    {rating !== null && (
      <>
        <span aria-hidden className="one-star" />
        <b className="font-semibold text-ink">{rating.toFixed(1)}</b>
      </>
    )}
    {copy.earned(reviewsCount, shownCount(wonThisMonth))}
  </p>
);

const Parts = ({ waits, current }: { waits: Waits; current: DashboardTab }) => (
  <ul className="waits-line min-w-0">
    {waits.map(({ kind, count }) => (
      <li key={kind}>
        <Part to={TABS[kind] === current ? null : TABS[kind]}>
          {copy.of[kind](count > 0 ? shownCount(count) : copy.none)}
        </Part>
      </li>
    ))}
  </ul>
);

/** What waits on the tab itself is below: there is no way to it. */
const Part = ({ to, children }: { to: DashboardTab | null; children: string }) =>
  to ? <InnerLink href={tabAddress(to)}>{children}</InnerLink> : children;

/**
 * What waits on the tab itself stands last, and stays when nothing of it is left: so nothing that can be pressed, and no row
 * below, moves when somebody opens or answers what they see.
 */
function useSteadyWaits(waits: Waits | undefined, current: DashboardTab): Waits | undefined {
  const [known, setKnown] = useState<readonly Wait[]>([]);
  if (!waits) return undefined;
  const isHere = (kind: Wait) => TABS[kind] === current;
  const here = [...new Set([...known, ...waits.map(({ kind }) => kind).filter(isHere)])];
  if (here.length > known.length) setKnown(here);
  return [
    ...waits.filter(({ kind }) => !isHere(kind)),
    ...here.map((kind) => ({ kind, count: countOf(waits, kind) })),
  ];
}

const countOf = (waits: Waits, kind: Wait) => waits.find((wait) => wait.kind === kind)?.count ?? 0;
