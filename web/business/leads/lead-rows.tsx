import { useLeadPageSoon } from './lead-page-later.tsx';
import { LeadLink } from './lead-link.tsx';
import { LeadList, useInbox } from './lead-list.tsx';
import { useReadOn } from './way-back.ts';

/** The inbox of a phone: rows, each leads to the page of its lead. */
export function LeadRows() {
  const { leads, live } = useInbox();
  useReadOn();
  useLeadPageSoon();
  return <LeadList leads={leads} live={live} each={(lead) => <LeadLink lead={lead} />} />;
}
