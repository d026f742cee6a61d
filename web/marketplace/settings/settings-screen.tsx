import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { settingsCopy } from '../../copy/settings.copy.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Title } from '../../ui/layout/heading.tsx';
import { Later } from '../../ui/lazy/later.tsx';
import { SideMenu } from '../../ui/navigation/side-menu.tsx';
import { useRouterContext } from '../../router-context.ts';
import { useSession } from '../accounts/session.ts';
import { isPaymentLeft, keptReference } from '../billing/reference.ts';
import { useCurrentBusiness } from '../team/own-businesses.ts';
import { panelAddress } from './panel-address.ts';
import { panelIn, panelsOf } from './panels.ts';

/** What an account says about itself and wants, the same place for both sides. */
export function SettingsScreen({ asked }: { asked: string | undefined }) {
  const panels = panelsOf(useSession()?.user.userType, useCurrentBusiness()?.role);
  const { name, panel } = panelIn(panels, usePanelAsked(asked));
  return (
    <div className="grid gap-6">
      <Title>{settingsCopy.title}</Title>
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[13rem_1fr]">
        <SideMenu
          label={settingsCopy.title}
          entries={panels.map((panel) => ({ value: panel.name, label: settingsCopy.panels[panel.name] }))}
          current={name}
          hrefOf={panelAddress}
        />
        <Later key={name} isScreen isForm part={panel} pending={<PendingPanel />}>
          {(Panel) => <Panel />}
        </Later>
      </div>
    </div>
  );
}

/** A provider may still lead back to where billing stood before it had a panel of its own. */
function usePanelAsked(asked: string | undefined): string | undefined {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const { queryClient } = useRouterContext();
  const [isBack] = useState(() => Boolean(keptReference(queryClient)) || isPaymentLeft(queryClient, search));
  return asked === 'business' && isBack ? 'billing' : asked;
}

const PendingPanel = () => (
  <div className="grid max-w-3xl gap-4">
    <p role="status" className="text-ink-soft">
      {settingsCopy.loading}
    </p>
    <Skeleton />
  </div>
);
