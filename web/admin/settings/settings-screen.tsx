import { type ComponentType, type ReactNode, Suspense } from 'react';
import { adminCopy } from '../../copy/admin.ts';
import { adminSettingsCopy } from '../../copy/admin-settings.ts';
import { Title } from '../../ui/heading.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { SideMenu } from '../../ui/side-menu.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { deskAddress, type DeskSearch, oneOf } from '../desk-address.ts';

const PANELS = ['promo', 'prices', 'payments', 'market', 'audit', 'signin'] as const;
type PanelName = (typeof PANELS)[number];

const under = (panel: PanelName) => (failed: ReactNode) => (
  <PanelOnItsWay panel={panel}>{failed}</PanelOnItsWay>
);

const SCREENS: Record<PanelName, ComponentType<{ search: DeskSearch }>> = {
  promo: onDemand(async () => (await import('./promo-codes-panel.tsx')).PromoCodesPanel, under('promo')),
  prices: onDemand(async () => (await import('./prices-panel.tsx')).PricesPanel, under('prices')),
  payments: onDemand(
    async () => (await import('./payment-flags-panel.tsx')).PaymentFlagsPanel,
    under('payments'),
  ),
  market: onDemand(async () => (await import('./market-panel.tsx')).MarketPanel, under('market')),
  signin: onDemand(async () => (await import('./sign-in-panel.tsx')).SignInPanel, under('signin')),
  audit: onDemand(async () => (await import('./audit-panel.tsx')).AuditPanel, under('audit')),
};

/** What the operator decides, and the book of what admins did. */
export function SettingsScreen({ search }: { search: DeskSearch }) {
  const current = oneOf(PANELS, search.panel) ?? PANELS[0];
  const Panel = SCREENS[current];
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <SideMenu
        label={adminCopy.tabs.settings}
        entries={PANELS.map((value) => ({ value, label: adminSettingsCopy.panels[value] }))}
        current={current}
        hrefOf={(panel) => deskAddress({ tab: 'settings', panel })}
      />
      <Suspense key={current} fallback={<PanelOnItsWay panel={current} />}>
        <Panel search={search} />
      </Suspense>
    </div>
  );
}

type PanelOnItsWayProps = { panel: PanelName; children?: ReactNode };

/** It has its heading from the start, for whoever listens to the page. */
const PanelOnItsWay = ({ panel, children = <Loading /> }: PanelOnItsWayProps) => (
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
