import type { Hides, Lead, Message } from '../../../contract/leads.ts';
import { LEAD_MOVES, type LeadMove } from '../../../contract/words.ts';
import type { Actor } from '../../platform/actor.ts';
import { distanceKm, type Point, toMiles } from '../../platform/geo/grid.ts';
import { businessOf } from '../actors.ts';
import { type Disclosure, readable } from '../free-text.ts';
import { changeMark, isReleased, isWinner, jobSummaryView, type Released } from '../jobs/index.ts';
import { canMove } from '../lifecycle.ts';
import { attachmentsView } from './attachments/attachment.views.ts';
import { declinedView } from './declined-quote.ts';
import { expiredView } from './expired-quote.ts';
import type { InboxRow } from './inbox.queries.ts';
import { leadLifecycle } from './lead.lifecycle.ts';
import { mayOnLead } from './lead.policy.ts';
import type { MessageRow } from './message.queries.ts';

/** Who looks at the inbox, from where, and when. */
type Viewer = { actor: Actor; point: Point; now: Date };

/**
 * A lead in the inbox. The number leaves the server only after interest; the distance is to the
 * middle of the outward code and to the mile, so that moving about cannot find the house.
 */
export function leadView(row: InboxRow, leadId: string, viewer: Viewer): Lead {
  const isInterested = row.is_interested;
  const middle = { lat: row.outward_lat, lng: row.outward_lng };
  return {
    id: leadId,
    is_interested: isInterested,
    // A lead arises when its job is posted, whenever it was first seen.
    createdAt: row.created_at.toISOString(),
    firstSeenAt: (row.seen_at ?? viewer.now).toISOString(),
    distance_miles: Math.round(toMiles(distanceKm(viewer.point, middle))),
    job: jobSummaryView(row, { contacts: isInterested, postcode: false }),
    changed: changeMark(row.changed),
    declined: declinedView(row.declined, { contacts: isInterested, postcode: false }),
    expired: expiredView(row.expired),
    user: { name: row.customer_name, mobile_number: isInterested ? row.mobile_number : null },
    messagesCount: row.messages_count ?? 0,
    can: leadMoves(row, viewer),
  };
}

/** What the business may do with a lead of its inbox: policy and lifecycle together. */
function leadMoves(row: InboxRow, { actor }: Viewer): LeadMove[] {
  const sides = { customerId: row.customer_id, businessId: businessOf(actor) };
  const isOpenFor: Record<LeadMove, boolean> = {
    markInterested: !row.is_interested,
    dismiss: canMove(leadLifecycle, 'dismiss', leadLifecycle.starts),
    sendQuote: canMove(leadLifecycle, 'quote', leadLifecycle.starts),
    sendMessage: true,
  };
  return LEAD_MOVES.filter((move) => isOpenFor[move] && mayOnLead.may(move, actor, sides));
}

type Written = Pick<MessageRow, 'sender' | 'body' | 'attachments'>;

/** The words and files of a message as one side reads them: what the other may not tell yet stays hidden until it is released. */
export function writtenView(
  row: Written,
  actor: Actor,
  lead: Released,
): Pick<Message, 'body' | 'attachments'> {
  const may = mayReadOf(row, actor, lead);
  return { body: readable(row.body, may), attachments: attachmentsView(row.attachments, may) };
}

/** A message as one side reads it. */
export const messageView = (row: MessageRow, actor: Actor, lead: Released): Message => ({
  id: row.id,
  leadId: row.lead_id,
  ...writtenView(row, actor, lead),
  createdAt: row.created_at.toISOString(),
  sender: row.sender,
  user: { name: row.sender_name },
});

type Sent = Pick<MessageRow, 'sender'>;

/** What a side may read of a message, and of the names of the files that came with it. */
export const mayReadOf = (row: Sent, actor: Actor, lead: Released): Disclosure => ({
  contacts: mayReadContacts(row, actor, lead),
  postcode: mayReadPlace(row, actor, lead),
});

const mayReadContacts = (row: Sent, actor: Actor, lead: Released): boolean =>
  row.sender === actor.role || isReleased(lead);

/** Where a customer lives is for the winner alone to read; a business hides its own place from nobody. */
const mayReadPlace = (row: Sent, actor: Actor, lead: Released): boolean =>
  row.sender === actor.role || row.sender === 'business' || isWinner(lead);

/** What stays hidden from the other side of what this one writes now: the two questions above, asked for a new message. */
export const hidesFrom = (actor: Actor, lead: Released): Hides => ({
  contacts: !isReleased(lead),
  postcodes: actor.role === 'customer' && !isWinner(lead),
});
