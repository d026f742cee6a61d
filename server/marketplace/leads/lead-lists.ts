import type { Lead } from '../../../contract/leads.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/db/db.ts';
import { page, readCursor } from '../../platform/db/page.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { notFound } from '../../platform/refusal.ts';
import type { Market } from '../action.ts';
import { hasAccess } from '../billing/index.ts';
import { businessReading } from '../businesses/index.ts';
import { type InboxRow, inboxOf, leadInInbox, markSeen } from './inbox.queries.ts';
import { mayOnLead } from './lead.policy.ts';
import { leadFor } from './lead.queries.ts';
import { hidesFrom, leadView, messageView } from './lead.views.ts';
import { messagesOf } from './message.queries.ts';

type Query = { cursor?: string | undefined };

/** The open leads of the signed-in business; none while it may not receive leads. */
export async function listLeads({ db, clock }: Market, actor: Actor, query: Query) {
  const now = clock.now();
  const after = readCursor(query.cursor);
  const viewer = await businessReading(db, actor);
  if (!hasAccess(viewer, now)) return { leads: [], next: null };
  const { rows, next } = page(await inboxOf(db, viewer, { now, after }));
  const looking = { actor, point: viewer.point, now };
  return { leads: await seen(db, rows, { businessId: viewer.id, ...looking }), next };
}

/**
 * One lead of the inbox, as the inbox has it; whatever is not in the inbox is not found. A mail that tells of a lead which
 * nobody has seen yet names it by its job.
 */
export async function readLead({ db, clock }: Market, actor: Actor, id: string): Promise<{ lead: Lead }> {
  const now = clock.now();
  const viewer = await businessReading(db, actor);
  const row = hasAccess(viewer, now) ? await leadInInbox(db, { id, businessId: viewer.id, now }) : undefined;
  const sides = row && { customerId: row.customer_id, businessId: viewer.id };
  if (!row || !sides || !mayOnLead.may('read', actor, sides)) throw notFound();
  const [lead] = await seen(db, [row], { businessId: viewer.id, actor, point: viewer.point, now });
  if (!lead) throw notFound();
  return { lead };
}

type Looking = Parameters<typeof leadView>[2] & { businessId: BusinessId };

/** What is looked at has been seen from then on, and goes by an id of its own. */
async function seen(db: Db, rows: readonly InboxRow[], { businessId, ...viewer }: Looking): Promise<Lead[]> {
  const unseen = rows.filter((row) => row.lead_id === null).map((row) => row.job_id);
  // An admin who looks as the business leaves no trace: what it has not seen goes by the id of its job for the moment.
  const fresh = viewer.actor.adminId
    ? new Map(unseen.map((jobId) => [jobId, jobId]))
    : await markSeen(db, businessId, { jobIds: unseen, now: viewer.now });
  return rows.flatMap((row) => {
    const leadId = row.lead_id ?? fresh.get(row.job_id);
    return leadId ? [leadView(row, leadId, viewer)] : [];
  });
}

/** The conversation about a lead, for its two sides. */
export async function listMessages({ db }: Market, actor: Actor, asked: { leadId: string } & Query) {
  const after = readCursor(asked.cursor);
  const lead = await leadFor(db, actor, { leadId: asked.leadId, to: 'readMessages' });
  const { rows, next } = page(await messagesOf(db, lead.id, after));
  return { messages: rows.map((row) => messageView(row, actor, lead)), next, hides: hidesFrom(actor, lead) };
}
