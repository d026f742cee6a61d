import { Inbox as InboxSign } from 'lucide-react';
import { leadsCopy } from '../../copy/leads.ts';
import { QuietList } from '../../marketplace/dashboard/quiet-list.tsx';
import { useIsDesk } from '../../marketplace/dashboard/use-is-desk.ts';
import { useList } from '../../marketplace/dashboard/use-list.ts';
import { News } from '../../marketplace/live/news.tsx';
import { useNewOnes } from '../../marketplace/live/use-new-ones.ts';
import { useRouterContext } from '../../router-context.ts';
import { inboxList } from '../lists.ts';
import { GoneLeads } from './gone-leads.tsx';
import { LeadCard } from './lead-card.tsx';
import { SideBySide } from './side-by-side.tsx';
import { useGoneLeads } from './use-gone-leads.ts';

/** Phone: a stack of cards. Desk: the list on the left, the chosen lead on the right. */
export function Inbox() {
  const { api } = useRouterContext();
  const isDesk = useIsDesk();
  const leads = useList(inboxList(api));
  const fresh = useNewOnes(leads.data?.map((lead) => lead.id));
  const gone = useGoneLeads(leads.data);
  const newest = leads.data?.find((lead) => fresh.has(lead.id));
  return (
    <div className="grid gap-4">
      <News>{newest ? leadsCopy.arrived(newest.job.title) : ''}</News>
      <GoneLeads gone={gone} />
      {isDesk && leads.data && leads.data.length > 0 ? (
        <SideBySide list={leads} leads={leads.data} fresh={fresh} attend={gone.attend} />
      ) : (
        <QuietList
          list={leads}
          loading={leadsCopy.loading}
          empty={leadsCopy.empty}
          emptyIcon={<InboxSign aria-hidden />}
          each={(lead) => <LeadCard lead={lead} isNew={fresh.has(lead.id)} attend={gone.attend} />}
        />
      )}
    </div>
  );
}
