import { leadsCopy } from '../../copy/leads.copy.ts';
import { LaterScreen } from '../../marketplace/dashboard/later-screen.tsx';
import { part } from '../../ui/part.ts';
import { useIsDesktop } from '../../ui/use-is-wide.ts';
import { LeadList, useInbox } from './lead-list.tsx';
import { LeadPageLater } from './lead-page-later.tsx';
import { SideBySide } from './side-by-side.tsx';

type InboxProps = {
  /** The lead that the address names. */
  asked: string | undefined;
};

// Loaded on phones only: a wide screen shows cards, not rows.
const ROWS = part(() => import('./lead-rows.tsx'));

/** Phone: rows, and a page for each lead. Desktop: the list on the left, the chosen lead on the right. */
export function Inbox({ asked }: InboxProps) {
  const isDesktop = useIsDesktop();
  if (isDesktop) return <Desk asked={asked} />;
  if (asked) return <LeadPageLater leadId={asked} />;
  return (
    <LaterScreen part={ROWS} title={leadsCopy.heading}>
      {({ LeadRows }) => <LeadRows />}
    </LaterScreen>
  );
}

function Desk({ asked }: InboxProps) {
  const { leads, live } = useInbox();
  if (!live.rows || live.rows.length === 0) return <LeadList leads={leads} live={live} each={() => null} />;
  return <SideBySide list={leads} live={live} rows={live.rows} asked={asked} />;
}
