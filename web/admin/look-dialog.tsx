import { type ReactNode, useEffect, useState } from 'react';
import type { ApiClient } from '../api-client.ts';
import { lookCopy } from '../copy/look.copy.ts';
import { photoViewCopy } from '../copy/photo-view.copy.ts';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useAdminAct } from './use-admin-act.ts';

/** What an admin sees once they have said why, and for how long. */
type Look = { secondsLeft: number };

type LookDialogProps<Seen extends Look> = {
  /** What is looked at: what was typed about it outlives a session that ends meanwhile. */
  about: string;
  /** What the log calls it. */
  name: string;
  words: { title: string; note: string; confirm: string };
  look: (api: ApiClient, reason: string) => Promise<Seen>;
  /** Said when it was deleted meanwhile. */
  gone: string;
  onClose: () => void;
  children: (seen: Seen) => ReactNode;
};

/** Asks why, and then shows what the reason opens, for as long as it is open. */
export function LookDialog<Seen extends Look>({
  about,
  words,
  look,
  onClose,
  children,
  ...rest
}: LookDialogProps<Seen>) {
  const [seen, setSeen] = useState<{ what: Seen; until: number } | null>(null);
  const act = useAdminAct({
    ...rest,
    call: async (api, reason: string) => {
      const what = await look(api, reason);
      setSeen({ what, until: Date.now() + what.secondsLeft * 1000 });
      return what;
    },
    isSaidInCard: true,
  });
  if (seen)
    return (
      <Dialog title={words.title} isOpen isLong onClose={onClose} cancelLabel={photoViewCopy.close}>
        <OpenUntil moment={seen.until}>{children(seen.what)}</OpenUntil>
      </Dialog>
    );
  return <ReasonDialog about={about} words={words} act={act} onGive={act.run} onClose={onClose} />;
}

type OpenUntilProps = { moment: number; children: ReactNode };

/** Removes from the page what was loaded, once it may no longer be loaded. */
export function OpenUntil({ moment, children }: OpenUntilProps) {
  if (useIsPast(moment)) return <p role="status">{lookCopy.over}</p>;
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">{lookCopy.until(CLOCK.format(moment))}</p>
      {children}
    </div>
  );
}

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});
const ASKED_EACH_MS = 1_000;

/** Compares with the clock each second: one timer for an hour would stop while a laptop sleeps. */
function useIsPast(moment: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const asking = setInterval(() => setPast(Date.now() >= moment), ASKED_EACH_MS);
    return () => clearInterval(asking);
  }, [moment]);
  return isPast;
}
