import { Inbox as InboxSign } from 'lucide-react';
import { leadsCopy } from '../../copy/leads.copy.ts';
import { QuietList } from '../../marketplace/dashboard/quiet-list.tsx';
import { useIsDesktop } from '../../ui/use-is-wide.ts';
import { useList } from '../../marketplace/dashboard/use-list.ts';
import { useLiveRows } from '../../marketplace/live/use-live-rows.ts';
import { useRouterContext } from '../../router-context.ts';
import { inboxList } from '../lists.ts';
import { leadWords } from '../late-words.ts';
import { LeadCard } from './lead-card.tsx';
import { SideBySide } from './side-by-side.tsx';

/** Phone: a stack of cards. Desktop: the list on the left, the chosen lead on the right. */
export function Inbox() {
  const { api } = useRouterContext();
  const isDesktop = useIsDesktop();
  const leads = useList(inboxList(api));
  const live = useLiveRows(leads, leadWords);
  return isDesktop && live.rows && live.rows.length > 0 ? (
    <SideBySide list={leads} live={live} rows={live.rows} />
  ) : (
    <QuietList
      list={leads}
      live={live}
      loading={leadsCopy.loading}
      empty={leadsCopy.empty}
      emptyIcon={<InboxSign aria-hidden />}
      each={(lead, isNew) => <LeadCard lead={lead} isNew={isNew} />}
    />
  );
}
