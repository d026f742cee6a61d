import type { LeadStatus } from '../../../contract/words.ts';
import { lifecycle } from '../lifecycle.ts';

/**
 * Interest is not a status but a fact of its own (`interested_at`): it stays when a quote is sent or withdrawn.
 * A lead whose job is not open any more is in no list; that is the job's status, not the lead's.
 */
export const leadLifecycle = lifecycle<LeadStatus>()({
  table: 'leads',
  starts: 'open',
  closed: (now) =>
    now === 'dismissed' ? 'lead_dismissed' : now === 'quoted' ? 'lead_quoted' : 'job_not_available',
  moves: {
    dismiss: { from: ['open'], to: 'dismissed', by: ['business'] },
    restore: { from: ['dismissed'], to: 'open', by: ['business'] },
    quote: { from: ['open'], to: 'quoted', by: ['system'] },
    reopen: { from: ['quoted'], to: 'open', by: ['system'] },
  },
});

/** How long a removed lead can be taken back; afterwards it is gone for good. */
export const RESTORABLE_MS = 60_000;

/** Whether the business still deals with this lead: interest and messages need no more than that. */
export const isAlive = (status: LeadStatus): boolean => status !== leadLifecycle.moves.dismiss.to;
