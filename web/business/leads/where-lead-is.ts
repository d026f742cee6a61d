import type { LeadEventKind } from '../../../contract/lead-events.ts';
import type { ApiClient } from '../../api-client.ts';
import { whereLeadIsCopy as copy } from '../../copy/where-lead-is.copy.ts';
import type { Whereabouts } from '../../marketplace/live/live-words.ts';

/** What the last event of a conversation says of its lead; the others leave it among the leads. */
const SAID: Partial<Record<LeadEventKind, (title: string) => Whereabouts>> = {
  job_taken: (title) => ({ sentence: copy.taken(title) }),
  job_cancelled: (title) => ({ sentence: copy.cancelled(title) }),
  quote_sent: (title) => ({ sentence: copy.quoted(title), tab: 'quoted' }),
  quote_accepted: (title) => ({ sentence: copy.hired(title), tab: 'progress' }),
  job_finished: (title) => ({ sentence: copy.hired(title), tab: 'history' }),
};

/**
 * What has become of a lead that has left the inbox, as its conversation tells it to its business: never more of a rival's
 * quote than that the job went to another business. Null where the conversation does not tell.
 */
export async function whereLeadIs(api: ApiClient, leadId: string): Promise<Whereabouts | null> {
  const { job, items, closed } = await api.conversation({ params: { id: leadId }, query: {} });
  const last = items.findLast((item) => item.type === 'event')?.event;
  const said = last && SAID[last]?.(job.title);
  if (said) return said;
  return closed === 'lead_dismissed' ? { sentence: copy.removed(job.title) } : null;
}
