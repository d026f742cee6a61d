import { useState } from 'react';
import { dashboardCopy } from '../copy/dashboard.copy.ts';
import { isPaymentLeft, keptReference, referenceIn } from '../marketplace/billing/reference.ts';
import { DashboardFrame, StillFrame } from '../marketplace/dashboard/dashboard-frame.tsx';
import { type BusinessTab, tabIn } from '../marketplace/dashboard/dashboard-tabs.ts';
import { PendingDashboard } from '../marketplace/dashboard/pending-dashboard.tsx';
import type { DashboardSearch } from '../marketplace/dashboard/dashboard-search.ts';
import { HISTORY } from '../marketplace/jobs/job-tabs.ts';
import { LaterScreen } from '../marketplace/dashboard/later-screen.tsx';
import { SettingsLater } from '../marketplace/settings/settings-later.tsx';
import { tabsOf } from '../marketplace/team/business-tabs.ts';
import { currentIn, useOwnBusinesses } from '../marketplace/team/own-businesses.ts';
import { useRouterContext } from '../router-context.ts';
import { Later } from '../ui/lazy/later.tsx';
import { LaterQuietly } from '../ui/lazy/later-quietly.tsx';
import { part, usePart } from '../ui/lazy/part.ts';
import { UnreadInTitleLater } from '../marketplace/conversations/unread-in-title-later.tsx';
import { LeadsScreen } from './leads/leads-screen.tsx';

/** The first screen is the new leads; what follows from them comes when it is asked for. */
const LATER = {
  progress: part(async () => (await import('./progress-screen.tsx')).ProgressScreen),
  quoted: part(async () => (await import('./quoted-screen.tsx')).QuotedScreen),
  team: part(async () => (await import('./no-team-screen.tsx')).NoTeamScreen),
};
const MESSAGES = part(() => import('../marketplace/conversations/conversations-screen.tsx'));
// Hardly anybody acts for more than one business.
const OPENING = part(() => import('../marketplace/team/open-business-on-arrival.tsx'));
// Hardly anybody hands a business over while a payment page is open.
const PAYMENT = part(() => import('../marketplace/billing/owners-payment.tsx'));
const PAST = part(() => import('./history-screen.tsx'));
const ROLE = part(() => import('../marketplace/team/role-kept-true.ts'));

export function Dashboard({ search }: { search: DashboardSearch }) {
  const businesses = useOwnBusinesses();
  // For a moment, when somebody goes on for another business.
  if (!businesses) return <PendingDashboard />;
  const business = currentIn(businesses);
  const { business: asked } = search;
  if (asked && asked !== business?.id) return <OtherBusiness asked={asked} />;
  const tabs = tabsOf(business?.role);
  const current = tabIn(tabs, search.tab);
  const Frame = business ? DashboardFrame : StillFrame;
  return (
    <Frame key={business?.id} tabs={tabs} current={current}>
      {business && business.role !== 'owner' && <PaymentLeft key={current} search={search} />}
      <Screen tab={current} search={search} />
      {business && <UnreadInTitleLater />}
      {business && <RoleKeptTrueLater />}
      {asked && (
        <LaterQuietly part={OPENING}>{({ OpenBusiness }) => <OpenBusiness asked={asked} />}</LaterQuietly>
      )}
    </Frame>
  );
}

/** Nothing of it is seen, so the first screen comes before it. */
function RoleKeptTrueLater() {
  const { shown } = usePart(ROLE, { isQuiet: true });
  return shown && <shown.RoleKeptTrue />;
}

/** Somebody may come back from a payment page that they opened as the owner. It is said on the tab that they came to. */
function PaymentLeft({ search }: { search: DashboardSearch }) {
  const { queryClient } = useRouterContext();
  const [isBack] = useState(
    () => isPaymentLeft(queryClient, search) || Boolean(referenceIn(search) ?? keptReference(queryClient)),
  );
  if (!isBack) return null;
  return <LaterQuietly part={PAYMENT}>{({ OwnersPayment }) => <OwnersPayment />}</LaterQuietly>;
}

/** Nothing of the one is shown under an address of the other. */
const OtherBusiness = ({ asked }: { asked: string }) => (
  <Later
    isScreen
    part={OPENING}
    pending={<PendingDashboard />}
    failed={(said) => <PendingDashboard>{said}</PendingDashboard>}
  >
    {({ OpenBusiness }) => (
      <>
        <PendingDashboard />
        <OpenBusiness asked={asked} />
      </>
    )}
  </Later>
);

function Screen({ tab, search }: { tab: BusinessTab; search: DashboardSearch }) {
  const history = search.history ?? HISTORY[0];
  if (tab === 'leads') return <LeadsScreen asked={search.lead} />;
  if (tab === 'settings') return <SettingsLater asked={search.panel} />;
  const title = dashboardCopy.tabs[tab];
  if (tab === 'history')
    return (
      <LaterScreen part={PAST} title={title}>
        {({ HistoryScreen }) => <HistoryScreen key={history} shown={history} />}
      </LaterScreen>
    );
  if (tab === 'messages')
    return (
      <LaterScreen part={MESSAGES} title={title}>
        {({ ConversationsScreen }) => <ConversationsScreen me="business" search={search} />}
      </LaterScreen>
    );
  return (
    <LaterScreen key={tab} part={LATER[tab]} title={title}>
      {(Shown) => <Shown />}
    </LaterScreen>
  );
}
