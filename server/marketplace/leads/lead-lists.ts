import type { Actor } from '../../platform/actor.ts';
import { page, readCursor } from '../../platform/db/page.ts';
import type { Market } from '../action.ts';
import { hasAccess } from '../billing/index.ts';
import { businessReading } from '../businesses/index.ts';
import { inboxOf, markSeen } from './inbox.queries.ts';
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
  const unseen = rows.filter((row) => row.lead_id === null).map((row) => row.job_id);
  // An admin who looks as the business leaves no trace: what it has not seen goes by the id of its job for the moment.
  const fresh = actor.adminId
    ? new Map(unseen.map((jobId) => [jobId, jobId]))
    : await markSeen(db, viewer.id, { jobIds: unseen, now });
  const leads = rows.flatMap((row) => {
    const leadId = row.lead_id ?? fresh.get(row.job_id);
    return leadId ? [leadView(row, leadId, { actor, point: viewer.point })] : [];
  });
  return { leads, next };
}

/** The conversation about a lead, for its two sides. */
export async function listMessages({ db }: Market, actor: Actor, asked: { leadId: string } & Query) {
  const after = readCursor(asked.cursor);
  const lead = await leadFor(db, actor, { leadId: asked.leadId, to: 'readMessages' });
  const { rows, next } = page(await messagesOf(db, lead.id, after));
  return { messages: rows.map((row) => messageView(row, actor, lead)), next, hides: hidesFrom(actor, lead) };
}
