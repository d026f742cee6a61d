import { Menu } from 'lucide-react';
import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { ColourModeControl } from '../../shell/colour-mode-control.tsx';
import { LaterQuietly } from '../../ui/later-quietly.tsx';
import { part } from '../../ui/part.ts';
import { useDetailsMenu } from '../../ui/use-details-menu.ts';
import { LogOutButton } from '../accounts/log-out-button.tsx';
import { useSession } from '../accounts/session.ts';
import { useOwnBusinesses } from '../team/own-businesses.ts';
import { useIsDesktop } from '../../ui/use-is-wide.ts';

/** Who is signed in, colour mode, Log Out: in the bar where there is room, else behind one button. */
export function AccountCorner() {
  const isDesktop = useIsDesktop();
  return isDesktop ? (
    <div className="flex items-center gap-4">
      <Choices />
    </div>
  ) : (
    <AccountMenu />
  );
}

// Hardly anybody acts for more than one business.
const SWITCH = part(() => import('../team/business-switch.tsx'));

function Choices() {
  const actsForSeveral = (useOwnBusinesses()?.length ?? 0) > 1;
  return (
    <>
      <span className="max-w-full min-w-0 truncate font-semibold">{useSession()?.user.name}</span>
      {actsForSeveral && (
        <LaterQuietly part={SWITCH}>{({ BusinessSwitch }) => <BusinessSwitch />}</LaterQuietly>
      )}
      <ColourModeControl />
      <LogOutButton />
    </>
  );
}

function AccountMenu() {
  const { details } = useDetailsMenu();
  return (
    <details {...details} className="group relative">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-field px-3 font-semibold group-open:bg-sunken hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <Menu size={20} aria-hidden />
        {dashboardCopy.menu}
      </summary>
      <div className="absolute right-0 z-20 mt-2 grid w-max grid-cols-[minmax(0,1fr)] max-w-[calc(100vw-2rem)] justify-items-start gap-4 rounded-card border border-line bg-surface p-4 shadow-float">
        <Choices />
      </div>
    </details>
  );
}
