import type { LeadEventKind } from '../../../contract/lead-events.ts';
import type { EventName } from '../events.ts';

/** Which events of history a conversation tells, and how. `dismissed` leads are the business's own affair. */
const KINDS = {
  'lead.interested': 'interested',
  'quote.sent': 'quote_sent',
  'quote.withdrawn': 'quote_withdrawn',
  'quote.revised': 'quote_revised',
  'quote.declined': 'quote_declined',
  'quote.expired': 'quote_expired',
  'quote.accepted': 'quote_accepted',
  'extra.proposed': 'extra_proposed',
  'extra.approved': 'extra_approved',
  'extra.refused': 'extra_refused',
  'extra.withdrawn': 'extra_withdrawn',
  'end.proposed': 'end_proposed',
  'end.agreed': 'end_agreed',
  'end.declined': 'end_declined',
  'end.withdrawn': 'end_withdrawn',
  'end.lapsed': 'end_lapsed',
  'job.cancelled': 'job_cancelled',
  'job.finished': 'job_finished',
  'visit.proposed': 'visit_proposed',
  'visit.moved': 'visit_moved',
  'visit.agreed': 'visit_agreed',
  'visit.withdrawn': 'visit_withdrawn',
  'visit.cancelled': 'visit_cancelled',
  'visit.ended': 'visit_cancelled',
} as const satisfies Partial<Record<EventName, LeadEventKind>>;

type Told = keyof typeof KINDS;

/** Whose conversation each is told in: that of its lead, all of the job, or that with the business that works. */
export const TOLD = {
  ofTheLead: [
    'lead.interested',
    'quote.sent',
    'quote.revised',
    'quote.withdrawn',
    'quote.declined',
    'quote.expired',
    'extra.proposed',
    'extra.approved',
    'extra.refused',
    'extra.withdrawn',
    'end.proposed',
    'end.agreed',
    'end.declined',
    'end.withdrawn',
    'end.lapsed',
    'visit.proposed',
    'visit.moved',
    'visit.agreed',
    'visit.withdrawn',
    'visit.cancelled',
    'visit.ended',
  ],
  ofTheJob: ['quote.accepted', 'job.cancelled'],
  ofTheWinner: ['job.finished'],
} as const satisfies Record<string, readonly Told[]>;

/** A quote of another business that was accepted is told as that, and as nothing more. */
export function kindOf(event: string, { isOfThisLead }: { isOfThisLead: boolean }): LeadEventKind {
  const kind: LeadEventKind | undefined = KINDS[event as Told];
  if (!kind) throw new Error(`a conversation does not tell ${event}`);
  return kind === 'quote_accepted' && !isOfThisLead ? 'job_taken' : kind;
}
