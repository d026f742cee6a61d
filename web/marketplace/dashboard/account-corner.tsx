import { Bell as BellSign } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { ColourModeControl } from '../../shell/colour-mode-control.tsx';
import { useDetailsMenu } from '../../ui/actions/use-details-menu.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { MissingPart } from '../../ui/lazy/missing-part.tsx';
import { part, usePart } from '../../ui/lazy/part.ts';
import { LogOutButton } from '../accounts/log-out-button.tsx';
import { useSession } from '../accounts/session.ts';
import { labelWith, useDashboardNews } from './dashboard-news.ts';
import type { DashboardTab } from './dashboard-tabs.ts';
import { NewCount } from './new-count.tsx';

type CornerProps = {
  /** Of a dashboard: what has no room in the bar of a phone stands in the menu. */
  tabs?: readonly DashboardTab[] | undefined;
};

/** At the top right: what happened, and the account. An admin hears of nothing by the bell. */
export const AccountCorner = ({ tabs }: CornerProps) => (
  <div className="ml-auto flex h-14 min-w-0 items-center gap-1">
    {tabs && !tabs.includes('team') && <Bell />}
    <AccountMenu tabs={tabs} />
  </div>
);

const CHOICES = part(() => import('./account-choices.tsx'));

/** Name, business, settings, colours, the way out: what is chosen now and then comes when it is asked for. */
function AccountMenu({ tabs = [] }: CornerProps) {
  const { leave, details } = useDetailsMenu();
  const { ref } = details;
  const [isOpen, setOpen] = useState(false);
  const { shown, isMissing, isBusy, tryAgain } = usePart(CHOICES, { isWanted: isOpen });
  const user = useSession()?.user;
  // It may have been opened before the script was there to hear of it.
  useEffect(() => setOpen(ref.current?.open ?? false), [ref]);
  return (
    <details
      {...details}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group relative min-w-0"
    >
      <summary className="flex min-h-11 min-w-0 cursor-pointer list-none items-center gap-2 rounded-field px-1.5 font-semibold group-open:bg-sunken hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <Avatar src={user?.avatar} name={user?.name ?? ''} size={32} isFace />
        <span className="sr-only">{dashboardCopy.menu}</span>
        <span className="max-w-40 min-w-0 truncate max-xl:hidden">{user?.name}</span>
      </summary>
      <div className="absolute right-0 z-30 mt-1 grid w-84 max-w-[calc(100vw-2rem)] grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-rim bg-surface p-3 shadow-float">
        <p className="px-1 font-semibold wrap-anywhere">{user?.name}</p>
        {shown && <shown.AccountChoices tabs={tabs} onFollow={leave} />}
        <ColourModeControl />
        <LogOutButton />
      </div>
      {isMissing && <MissingPart onTryAgain={tryAgain} onClose={leave} isBusy={isBusy} />}
    </details>
  );
}

const PANEL = part(() => import('../bell/bell-panel.tsx'));

/** What happened, behind one button: with how much of it is unread on whichever device. */
function Bell() {
  const unread = useDashboardNews()?.unread ?? 0;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { shown, isMissing, isBusy, tryAgain } = usePart(PANEL, { isWanted: isOpen });
  const close = () => setOpen(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-label={labelWith(dashboardCopy.bell, unread) ?? dashboardCopy.bell}
        className="relative grid size-11 cursor-pointer place-items-center rounded-field hover:bg-sunken"
        onClick={() => setOpen(true)}
      >
        <BellSign size={22} aria-hidden />
        <NewCount>{unread}</NewCount>
      </button>
      {isMissing && <MissingPart onTryAgain={tryAgain} onClose={close} isBusy={isBusy} />}
      {shown && <shown.BellPanel isOpen={isOpen} onClose={close} from={button} />}
    </>
  );
}
