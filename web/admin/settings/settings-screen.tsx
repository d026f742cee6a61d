import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { adminCopy } from '../../copy/admin.copy.ts';
import { adminSettingsCopy } from '../../copy/admin-settings.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { Title } from '../../ui/layout/heading.tsx';
import { Later } from '../../ui/lazy/later.tsx';
import { type Part, part } from '../../ui/lazy/part.ts';
import { SideMenu } from '../../ui/navigation/side-menu.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { adminAddress, type AdminSearch, oneOf } from '../admin-address.ts';
import { paymentFlagsList, reportsList } from '../admin-lists.ts';

const PANELS = ['promo', 'prices', 'payments', 'reports', 'market', 'audit', 'signin'] as const;
type PanelName = (typeof PANELS)[number];

const SCREENS: Record<PanelName, Part<ComponentType<{ search: AdminSearch }>>> = {
  promo: part(async () => (await import('./promo-codes-panel.tsx')).PromoCodesPanel),
  prices: part(async () => (await import('./prices-panel.tsx')).PricesPanel),
  payments: part(async () => (await import('./payment-flags-panel.tsx')).PaymentFlagsPanel),
  reports: part(async () => (await import('../reports/reports-panel.tsx')).ReportsPanel),
  market: part(async () => (await import('./market-panel.tsx')).MarketPanel),
  signin: part(async () => (await import('./sign-in-panel.tsx')).SignInPanel),
  audit: part(async () => (await import('./audit-panel.tsx')).AuditPanel),
};

/** What the operator decides, and the book of what admins did. */
export function SettingsScreen({ search }: { search: AdminSearch }) {
  const current = oneOf(PANELS, search.panel) ?? PANELS[0];
  const waiting = useWaiting();
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <SideMenu
        label={adminCopy.tabs.settings}
        entries={PANELS.map((value) => ({
          value,
          label: adminSettingsCopy.panels[value],
          counted: waiting[value],
        }))}
        current={current}
        hrefOf={(panel) => adminAddress({ tab: 'settings', panel })}
      />
      <Later
        key={current}
        isScreen
        isForm
        part={SCREENS[current]}
        pending={<PendingPanel panel={current} />}
        failed={(said) => <PendingPanel panel={current}>{said}</PendingPanel>}
      >
        {(Panel) => <Panel search={search} />}
      </Later>
    </div>
  );
}

type Waiting = Partial<Record<PanelName, { count: number; said: string }>>;

/** How much somebody has to deal with. What cannot be read is told where it is listed. */
function useWaiting(): Waiting {
  const { api } = useRouterContext();
  const flags = useQuery(paymentFlagsList(api, {})).data?.count;
  const reports = useQuery(reportsList(api, {})).data?.count;
  return { ...waitingIn('payments', flags), ...waitingIn('reports', reports) };
}

const waitingIn = (panel: PanelName, count = 0): Waiting =>
  count > 0 ? { [panel]: { count, said: adminSettingsCopy.waiting(count) } } : {};

type PendingPanelProps = { panel: PanelName; children?: ReactNode };

/** It has its heading from the start, for anybody who listens to the page. */
const PendingPanel = ({ panel, children = <Loading /> }: PendingPanelProps) => (
  <div className="grid gap-4">
    <Title>{adminSettingsCopy.panels[panel]}</Title>
    {children}
  </div>
);

const Loading = () => (
  <>
    <p role="status" className="text-ink-soft">
      {adminSettingsCopy.loading}
    </p>
    <Skeleton />
  </>
);
