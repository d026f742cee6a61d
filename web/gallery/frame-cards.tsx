import type { BellEntry, BellGroup as Group } from '../../contract/bell.ts';
import type { DashboardNews } from '../../contract/dashboard.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { BellGroup } from '../marketplace/bell/bell-group.tsx';
import { AccountCorner } from '../marketplace/dashboard/account-corner.tsx';
import { BUSINESS_TABS, CUSTOMER_TABS, type DashboardTab } from '../marketplace/dashboard/dashboard-tabs.ts';
import { TabBar } from '../marketplace/dashboard/tab-bar.tsx';
import { WhatWaits } from '../marketplace/dashboard/what-waits.tsx';
import { HomeLink } from '../shell/home-link.tsx';
import type { CardInStates } from './card-in-states.ts';
import { admin, customer, longCustomer, owner } from './people.ts';
import { type Before, DAYS } from './samples.ts';
import { World } from './world.tsx';

const { sample } = galleryCopy;

const QUIET: DashboardNews = { tabs: [], waits: [], unread: 0, newLeads: null, trackRecord: null };

const BUSY: DashboardNews = {
  tabs: [
    { tab: 'quoted', count: 2, newest: null },
    { tab: 'progress', count: 100, newest: null },
  ],
  waits: [
    { kind: 'new-leads', count: 2 },
    { kind: 'new-quotes', count: 1 },
    { kind: 'open-quotes', count: 3 },
    { kind: 'work-to-review', count: 1 },
  ],
  unread: 100,
  newLeads: null,
  trackRecord: { rating: 4.8, reviewsCount: 23, wonThisMonth: 3 },
};

/** What a dashboard wears, and what it says first. */
export const frameCards: readonly CardInStates[] = [
  {
    name: 'DashboardBar',
    states: [
      ['plain', () => bar(admin)],
      ['empty', () => bar(customer, { tabs: CUSTOMER_TABS })],
      ['filled', () => bar(owner, { tabs: BUSINESS_TABS, news: BUSY })],
      ['long', () => bar(longCustomer, { tabs: CUSTOMER_TABS, news: BUSY })],
    ],
  },
  {
    name: 'WhatWaits',
    states: [
      ['empty', () => waits(QUIET)],
      ['filled', () => waits(BUSY)],
    ],
  },
  {
    name: 'BellGroup',
    states: [
      ['normal', (before) => <BellGroup group={group(before, {})} onFollow={() => undefined} />],
      ['filled', (before) => <BellGroup group={group(before, UNREAD)} onFollow={() => undefined} />],
      ['long', (before) => <BellGroup group={group(before, LONG)} onFollow={() => undefined} />],
    ],
  },
];

type Shown = { tabs?: readonly [DashboardTab, ...DashboardTab[]]; news?: DashboardNews };

/** The bar of a phone stands at the foot of its window; here at the foot of its frame. */
const bar = (who: typeof customer, { tabs, news = QUIET }: Shown = {}) => (
  <World who={who} answers={{ dashboard: news }}>
    <div className="flex transform-[translate(0)] flex-wrap items-center gap-x-4 bar:pb-16">
      <HomeLink isSmall />
      {tabs && <TabBar tabs={tabs} current={tabs[0]} />}
      <AccountCorner tabs={tabs} />
    </div>
  </World>
);

const waits = (news: DashboardNews) => (
  <World who={customer} answers={{ dashboard: news }}>
    <WhatWaits current="jobs" />
  </World>
);

const entry = (before: Before, id: string, other: Partial<BellEntry> = {}): BellEntry => ({
  id,
  kind: 'quote-received',
  name: sample.firm,
  cost: 48.5,
  rate_type: 'Hourly',
  rating: null,
  createdAt: before(DAYS),
  isUnread: false,
  count: 1,
  ...other,
});

type Wish = { title?: string; name?: string; isUnread?: boolean };
const UNREAD: Wish = { isUnread: true };
const LONG: Wish = { title: sample.longJob, name: sample.longFirm };

const group = (
  before: Before,
  { title = sample.job, name = sample.firm, isUnread = false }: Wish,
): Group => ({
  id: 'bell',
  job: { id: 'bell', title, jobNumber: 'J000012' },
  place: 'quoted',
  at: 'bell',
  createdAt: before(DAYS),
  unread: isUnread ? 1 : 0,
  entries: [
    entry(before, 'quote', { name, isUnread }),
    entry(before, 'message', { kind: 'message-received', name, count: 3, cost: null }),
    entry(before, 'interest', { kind: 'interested', name, cost: null }),
  ],
});
