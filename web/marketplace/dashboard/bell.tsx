import { Bell as BellSign } from 'lucide-react';
import { useRef, useState } from 'react';
import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { MissingPart } from '../../ui/missing-part.tsx';
import { part, usePart } from '../../ui/part.ts';
import { labelWith, useDashboardNews } from './dashboard-news.ts';
import { NewCount } from './new-count.tsx';

const PANEL = part(() => import('../bell/bell-panel.tsx'));

/** What happened, behind one button: with how much of it is unread on whichever device. */
export function Bell() {
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
