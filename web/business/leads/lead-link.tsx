import type { Lead } from '../../../contract/leads.ts';
import { leadAddress } from '../../marketplace/dashboard/dashboard-tabs.ts';
import { InnerLink } from '../../ui/inner-link.tsx';
import { LeadRow, useIsNew } from './lead-row.tsx';
import { noteOpened } from './way-back.ts';

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
