import type { BellEntry, BellGroup as Group } from '../../contract/bell.ts';
import type { DashboardNews } from '../../contract/dashboard.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { ImpersonationBanner } from '../marketplace/accounts/impersonation-banner.tsx';
import { UnverifiedBanner } from '../marketplace/accounts/unverified-banner.tsx';
import { BellGroup } from '../marketplace/bell/bell-group.tsx';
import { AccountCorner } from '../marketplace/dashboard/account-corner.tsx';
import { BUSINESS_TABS, CUSTOMER_TABS, type DashboardTab } from '../marketplace/dashboard/dashboard-tabs.ts';
import { TabBar } from '../marketplace/dashboard/tab-bar.tsx';
import { WhatWaits } from '../marketplace/dashboard/what-waits.tsx';
import { HomeLink } from '../shell/home-link.tsx';
import { SiteFooter } from '../shell/site-footer.tsx';
import { SiteHeader } from '../shell/site-header.tsx';
import { type Cards, whole } from './cards.tsx';
import { admin, customer, longCustomer, owner } from './people.ts';
import { bellGroup, dashboard } from './samples.gen.ts';
import { seenBy } from './world.tsx';

const { sample } = galleryCopy;

/** What a page wears. */
export const shellCards: Cards = {
  SiteHeader: whole({
    signedOut: seenBy(undefined, <SiteHeader />),
    signedIn: seenBy(customer, <SiteHeader />),
    long: seenBy(longCustomer, <SiteHeader />),
  }),
  'ImpersonationBanner, UnverifiedBanner': whole({
    impersonated: seenBy(customer, <ImpersonationBanner />, { isImpersonated: true }),
    normal: <UnverifiedBanner email={customer.email} />,
    long: <UnverifiedBanner email={sample.email} />,
  }),
  SiteFooter: whole({
    signedOut: seenBy(undefined, <SiteFooter />),
    signedIn: seenBy(customer, <SiteFooter />),
  }),
};

const QUIET: DashboardNews = { tabs: [], waits: [], unread: 0, newLeads: null, trackRecord: null };

const BUSY: DashboardNews = {
  ...dashboard,
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
};

type Shown = { tabs?: readonly [DashboardTab, ...DashboardTab[]]; news?: DashboardNews };

/** The bar of a phone stands at the foot of its window; here at the foot of its frame. */
const bar = (who: typeof customer, { tabs, news = QUIET }: Shown = {}) =>
  seenBy(
    who,
    <div className="flex transform-[translate(0)] flex-wrap items-center gap-x-4 bar:pb-16">
      <HomeLink isSmall />
      {tabs && <TabBar tabs={tabs} current={tabs[0]} />}
      <AccountCorner tabs={tabs} />
    </div>,
    { answers: { dashboard: news } },
  );

const waits = (news: DashboardNews) =>
  seenBy(customer, <WhatWaits current="jobs" />, { answers: { dashboard: news } });

const bell = (entry: Partial<BellEntry>, other: Partial<Group> = {}) => {
  const entries = bellGroup.entries.map((one) => ({ ...one, ...entry }));
  return <BellGroup group={{ ...bellGroup, ...other, entries }} onFollow={() => undefined} />;
};

/** What a dashboard wears, and what it says first. */
export const frameCards: Cards = {
  DashboardBar: {
    plain: bar(admin),
    empty: bar(customer, { tabs: CUSTOMER_TABS }),
    filled: bar(owner, { tabs: BUSINESS_TABS, news: BUSY }),
    long: bar(longCustomer, { tabs: CUSTOMER_TABS, news: BUSY }),
  },
  WhatWaits: { empty: waits(QUIET), filled: waits(BUSY) },
  BellGroup: {
    normal: bell({ isUnread: false }, { unread: 0 }),
    filled: bell({}),
    long: bell(
      { name: sample.longFirm, isUnread: false, count: 3 },
      { job: { id: 'bell', title: sample.longJob, jobNumber: 'J000012' }, unread: 0 },
    ),
  },
};
