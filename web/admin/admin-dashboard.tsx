import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { adminCopy } from '../copy/admin.copy.ts';
import { SIGN_IN_CODES } from '../copy/admin-words.copy.ts';
import { PlainFrame } from '../marketplace/dashboard/dashboard-frame.tsx';
import { LaterScreen } from '../marketplace/dashboard/later-screen.tsx';
import { useRouterContext } from '../router-context.ts';
import { type Part, part } from '../ui/lazy/part.ts';
import { Tabs } from '../ui/navigation/tabs.tsx';
import { authenticatorQuery, isQuotes, isWorkPictures } from './admin-lists.ts';
import { ADMIN_TABS, adminAddress, type AdminSearch, type AdminTab, tabOf } from './admin-address.ts';

type Screen = Part<ComponentType<{ search: AdminSearch }>>;

/** Each tab comes when it is opened. */
const SCREENS: Record<AdminTab, Screen> = {
  dashboard: part(async () => (await import('./figures/figures-screen.tsx')).FiguresScreen),
  customers: part(async () => (await import('./accounts/customers-screen.tsx')).CustomersScreen),
  businesses: part(async () => (await import('./accounts/businesses-screen.tsx')).BusinessesScreen),
  jobs: part(async () => (await import('./jobs/jobs-screen.tsx')).JobsScreen),
  categories: part(async () => (await import('./categories/categories-screen.tsx')).CategoriesScreen),
  reviews: part(async () => (await import('./reviews/reviews-screen.tsx')).ReviewsScreen),
  settings: part(async () => (await import('./settings/settings-screen.tsx')).SettingsScreen),
};

/** The rows of a figure, beside the jobs they are about. */
const QUOTES: Screen = part(async () => (await import('./jobs/quotes-screen.tsx')).QuotesScreen);

/** What businesses show of their work, beside them. */
const WORK_PICTURES: Screen = part(
  async () => (await import('./accounts/work-pictures-screen.tsx')).WorkPicturesScreen,
);

/** What the address names besides the tab, or else the tab itself. */
function screenOf(search: AdminSearch): Screen {
  if (isQuotes(search)) return QUOTES;
  return isWorkPictures(search) ? WORK_PICTURES : SCREENS[tabOf(search)];
}

/** Nothing else is open to an admin where one-time codes are demanded and none are set up. */
const FIRST_ENROLMENT = part(() => import('./settings/sign-in-panel.tsx'));

/** The admin area: a bar with its tabs, and the screen of one of them. */
export function Dashboard({ search }: { search: AdminSearch }) {
  const { api } = useRouterContext();
  const { data } = useQuery(authenticatorQuery(api));
  const tab = tabOf(search);
  if (data?.isRequired && !data.isEnrolled)
    return (
      <PlainFrame tabs={null}>
        <LaterScreen part={FIRST_ENROLMENT} title={SIGN_IN_CODES}>
          {({ SignInPanel }) => <SignInPanel />}
        </LaterScreen>
      </PlainFrame>
    );
  return (
    <PlainFrame isWide tabs={<AdminTabs current={tab} />}>
      <LaterScreen
        key={tab}
        part={screenOf(search)}
        title={adminCopy.tabs[tab]}
        // Each list has a search and filters.
        isForm={tab !== 'dashboard'}
      >
        {(Shown) => <Shown search={search} />}
      </LaterScreen>
    </PlainFrame>
  );
}

const AdminTabs = ({ current }: { current: AdminTab }) => (
  <div className="order-last -mb-px w-full min-w-0">
    <Tabs
      label={adminCopy.tabsLabel}
      tabs={ADMIN_TABS.map((tab) => ({ value: tab, label: adminCopy.tabs[tab] }))}
      current={current}
      hrefOf={(tab) => adminAddress({ tab })}
    />
  </div>
);
