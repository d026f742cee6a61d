import type * as z from 'zod/mini';
import type {
  Conversation,
  LeadEvent,
  StreamItem as StreamItemShape,
} from '../../../contract/conversations.ts';
import { cutTo } from '../../../contract/graphemes.ts';
import { pictureAddress } from '../../../contract/pictures.ts';
import { type MessageSender, RATE_WORDS } from '../../../contract/words.ts';
import type { Actor } from '../../platform/actor.ts';
import { toPounds } from '../../platform/money.ts';
import { readable } from '../free-text.ts';
import { isReleased, isWinner } from '../jobs/index.ts';
import { type LeadRow, mayReadOf, messageView, writtenView } from '../leads/index.ts';
import type { ConversationRow } from './conversation.queries.ts';
import type { Head } from './marks.queries.ts';
import type { StreamRow } from './stream.queries.ts';
import { kindOf } from './told-events.ts';

/** A list shows the beginning of the last message. */
const LAST_LINE = 160;

/** A conversation in the list of one of its two sides. */
export function conversationView(row: ConversationRow, actor: Actor): z.input<typeof Conversation> {
  const { last_sender: sender, last_body, last_attachments } = row;
  const last = { sender, body: last_body, attachments: last_attachments };
  const { body, attachments } = writtenView(last, actor, row);
  const [first] = attachments;
  return {
    leadId: row.id,
    job: {
      id: row.job_id,
      title: readable(row.job_title, disclosed(actor, row)),
      jobNumber: row.job_number,
      status: row.job_status,
    },
    user: otherOf(actor, row),
    last: {
      body: cutTo(body, LAST_LINE),
      createdAt: row.created_at.toISOString(),
      sender,
      attachment: first ? { kind: first.kind, name: first.name } : null,
    },
    unread: row.unread,
    is_archived: row.is_archived,
  };
}

type Sides = Pick<ConversationRow, 'is_interested' | 'business_id' | 'winner_id'>;

const disclosed = ({ role }: Actor, sides: Sides) => ({
  contacts: role === 'customer' || isReleased(sides),
  postcode: role === 'customer' || isWinner(sides),
});

type Named = Pick<Head, 'business_name' | 'business_logo' | 'customer_avatar'> & { customer_name: string };

/** The other side as this one knows it. */
const otherOf = ({ role }: Actor, row: Named) =>
  role === 'customer'
    ? { name: row.business_name, picture: pictureAddress(row.business_logo) }
    : { name: row.customer_name, picture: pictureAddress(row.customer_avatar) };

/** What stands above an open conversation. */
export const headView = (head: Head, actor: Actor, lead: LeadRow) => ({
  leadId: lead.id,
  job: {
    id: lead.job_id,
    title: readable(head.title, disclosed(actor, lead)),
    jobNumber: head.job_number,
    status: lead.job_status,
  },
  user: otherOf(actor, { ...head, customer_name: lead.customer_name }),
  unread: head.unread,
  firstUnreadId: head.first_unread?.id ?? null,
  seenUpTo: head.seen_up_to?.toISOString() ?? null,
  is_archived: head.is_archived,
});

/** A message or an event, as one side reads it. */
export const itemView = (
  row: StreamRow,
  actor: Actor,
  { lead, reported }: { lead: LeadRow; reported: ReadonlySet<string> },
): z.input<typeof StreamItemShape> =>
  row.event === null
    ? { type: 'message' as const, ...messageView(row, actor, lead), is_reported: reported.has(row.id) }
    : eventView({ ...row, event: row.event }, actor, lead);

/** What another business charges is nobody's to read here. */
function eventView(row: StreamRow & { event: string }, actor: Actor, lead: LeadRow): LeadEvent {
  const isOfThisLead = row.event_lead_id === lead.id;
  const isQuote = isOfThisLead && row.cost_pence !== null && row.rate_code !== null;
  const pence = isQuote ? row.cost_pence : row.extra_pence;
  return {
    type: 'event',
    id: row.id,
    event: kindOf(row.event, { isOfThisLead }),
    createdAt: row.created_at.toISOString(),
    cost: pence === null ? null : toPounds(pence),
    rate_type: isQuote && row.rate_code ? RATE_WORDS[row.rate_code] : null,
    startsAt: isOfThisLead ? row.starts_at : null,
    before: beforeOf(row),
    reason: row.decline_reason,
    words: saidOf(row, actor, lead),
  };
}

const beforeOf = ({ cost_before: pence, rate_before: rate }: StreamRow): LeadEvent['before'] =>
  pence === null || rate === null ? null : { cost: toPounds(pence), rate_type: RATE_WORDS[rate] };

/** The customer said why a quote was turned down, and the business why one took the place of another. */
function saidOf({ decline_words: declined, because }: StreamRow, actor: Actor, lead: LeadRow): string | null {
  const may = (sender: MessageSender) => mayReadOf({ sender }, actor, lead);
  if (declined) return readable(declined, may('customer'));
  return because && readable(because, may('business'));
}
