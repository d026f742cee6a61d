import { CALENDAR } from '../../copy/calendar-title.copy.ts';
import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { teamCopy } from '../../copy/team.copy.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { BusinessChoices } from '../team/business-choices.tsx';
import { useCurrentBusiness, useOwnBusinesses } from '../team/own-businesses.ts';
import { type DashboardTab, isInBar, tabAddress } from './dashboard-tabs.ts';

type ChoicesProps = { tabs: readonly DashboardTab[]; onFollow: () => void };

/** Where the menu of the account leads: to another business, to what has no room elsewhere. */
export const AccountChoices = (choices: ChoicesProps) => (
  <>
    {(useOwnBusinesses()?.length ?? 0) > 1 && <BusinessSwitch />}
    <OtherTabs {...choices} />
  </>
);

/** The settings, and on a phone what has no room in its bar. */
function OtherTabs({ tabs, onFollow }: ChoicesProps) {
  const others = tabs.filter((tab) => tab === 'settings' || !isInBar(tabs, tab));
  const business = useCurrentBusiness();
  if (others.length === 0) return null;
  return (
    // A link that was followed closes the menu it stands in.
    <ul className="border-y border-line py-1" onClickCapture={onFollow}>
      {business && (
        <li>
          <Way to="/calendar">{CALENDAR}</Way>
        </li>
      )}
      {others.map((tab) => (
        <li key={tab} className={tab === 'settings' ? undefined : 'hidden bar:block'}>
          <Way to={tabAddress(tab)}>{dashboardCopy.tabs[tab]}</Way>
        </li>
      ))}
    </ul>
  );
}

const Way = ({ to, children }: { to: string; children: string }) => (
  <InnerLink
    href={to}
    className="flex min-h-11 items-center rounded-field px-1 font-semibold hover:bg-sunken"
  >
    {children}
  </InnerLink>
);

/** In the menu of the account: which business somebody acts for, of several. */
export const BusinessSwitch = () => (
  <div className="min-w-0 border-t border-line pt-2">
    <p className="px-1 text-sm text-ink-soft" aria-hidden>
      {teamCopy.switch.label}
    </p>
    <BusinessChoices businesses={useOwnBusinesses() ?? []} />
  </div>
);
