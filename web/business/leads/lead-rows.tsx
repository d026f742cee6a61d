import type { Lead } from '../../../contract/leads.ts';
import { leadAddress } from '../../marketplace/dashboard/dashboard-tabs.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { LeadList, useInbox } from './lead-list.tsx';
import { useLeadPageSoon } from './lead-page-later.tsx';
import { LeadRow, useIsNew } from './lead-row.tsx';
import { useReadOn, noteOpened } from './way-back.ts';

/** The inbox of a phone: rows, each leads to the page of its lead. */
export function LeadRows() {
  const { leads, live } = useInbox();
  useReadOn();
  useLeadPageSoon();
  return <LeadList leads={leads} live={live} each={(lead) => <LeadLink lead={lead} />} />;
}

/** A lead in the list of a phone: a tap opens its page. */
export function LeadLink({ lead }: { lead: Lead }) {
  const isNew = useIsNew(lead);
  return (
    <InnerLink
      href={leadAddress(lead.id)}
      className="block min-w-0 bg-surface -outline-offset-2 active:bg-sunken"
      onClickCapture={() => noteOpened(lead.id)}
      data-opens={lead.id}
    >
      <LeadRow lead={lead} isNew={isNew} />
    </InnerLink>
  );
}
