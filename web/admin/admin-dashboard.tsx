import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { adminCopy } from '../copy/admin.ts';
import { SIGN_IN_CODES } from '../copy/desk-words.ts';
import { PlainFrame } from '../marketplace/dashboard/dashboard-frame.tsx';
import { ScreenOnItsWay } from '../marketplace/dashboard/screen-on-its-way.tsx';
import { useRouterContext } from '../router-context.ts';
import { onDemand } from '../ui/on-demand.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { authenticatorQuery, isQuotes } from './desk-lists.ts';
import { DESK_TABS, deskAddress, type DeskSearch, type DeskTab, tabOf } from './desk-address.ts';

type Screen = ComponentType<{ search: DeskSearch }>;

const under = (tab: DeskTab) => (failed: ReactNode) => (
  <ScreenOnItsWay title={adminCopy.tabs[tab]}>{failed}</ScreenOnItsWay>
);

/** Each tab comes when it is opened. */
const SCREENS: Record<DeskTab, Screen> = {
  dashboard: onDemand(
    async () => (await import('./figures/figures-screen.tsx')).FiguresScreen,
    under('dashboard'),
  ),
  customers: onDemand(
    async () => (await import('./accounts/customers-screen.tsx')).CustomersScreen,
    under('customers'),
  ),
  businesses: onDemand(
    async () => (await import('./accounts/businesses-screen.tsx')).BusinessesScreen,
    under('businesses'),
  ),
  jobs: onDemand(async () => (await import('./jobs/jobs-screen.tsx')).JobsScreen, under('jobs')),
  categories: onDemand(
    async () => (await import('./categories/categories-screen.tsx')).CategoriesScreen,
    under('categories'),
  ),
  reviews: onDemand(
    async () => (await import('./reviews/reviews-screen.tsx')).ReviewsScreen,
    under('reviews'),
  ),
  settings: onDemand(
    async () => (await import('./settings/settings-screen.tsx')).SettingsScreen,
    under('settings'),
  ),
};

/** The rows of a figure, beside the jobs they are about. */
const Quotes = onDemand(async () => (await import('./jobs/quotes-screen.tsx')).QuotesScreen, under('jobs'));

/** Nothing else is open to an admin where one-time codes are demanded and none are set up (ruling 35). */
const FirstEnrolment = onDemand(async () => (await import('./settings/sign-in-panel.tsx')).SignInPanel);

/** The desk: a bar with its tabs, and the screen of one of them. */
export function Dashboard({ search }: { search: DeskSearch }) {
  const { api } = useRouterContext();
  const { data } = useQuery(authenticatorQuery(api));
  const tab = tabOf(search);
  if (data?.isRequired && !data.isEnrolled)
    return (
      <PlainFrame tabs={null}>
        <Suspense fallback={<ScreenOnItsWay title={SIGN_IN_CODES} />}>
          <FirstEnrolment />
        </Suspense>
      </PlainFrame>
    );
  const Screen = isQuotes(search) ? Quotes : SCREENS[tab];
  return (
    <PlainFrame isWide tabs={<DeskTabs current={tab} />}>
      <Suspense key={tab} fallback={<ScreenOnItsWay title={adminCopy.tabs[tab]} />}>
        <Screen search={search} />
      </Suspense>
    </PlainFrame>
  );
}

const DeskTabs = ({ current }: { current: DeskTab }) => (
  <div className="-mb-px">
    <Tabs
      label={adminCopy.tabsLabel}
      tabs={DESK_TABS.map((tab) => ({ value: tab, label: adminCopy.tabs[tab] }))}
      current={current}
      hrefOf={(tab) => deskAddress({ tab })}
    />
  </div>
);
