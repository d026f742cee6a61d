import * as z from 'zod/mini';
import { AttachmentLine } from './attachments.ts';
import { fieldSentences as say } from './copy.ts';
import { cost, id, IdParams, Nothing, pageOf } from './fields.ts';
import { type Result, routes } from './kernel.ts';
import { LEAD_EVENTS } from './lead-events.ts';
import { Hides, Message } from './leads.ts';
import {
  CLOSED_BECAUSE,
  CONVERSATION_FILTERS,
  DECLINE_REASONS,
  JOB_STATUSES,
  MEMBER_ROLES,
  MESSAGE_SENDERS,
  RATE_TYPES,
} from './words.ts';

const Subject = z.object({
  id: z.string(),
  title: z.string(),
  jobNumber: z.string(),
  status: z.enum(JOB_STATUSES),
});

/** The other side. */
const Other = z.object({ name: z.string(), picture: z.nullable(z.string()) });

export const Conversation = z.object({
  /** The lead that it is about. */
  leadId: z.string(),
  job: Subject,
  user: Other,
  last: z.object({
    body: z.string(),
    createdAt: z.string(),
    sender: z.enum(MESSAGE_SENDERS),
    /** Its first one. */
    attachment: z.nullable(AttachmentLine),
  }),
  unread: z.number(),
  is_archived: z.boolean(),
});
export type Conversation = z.output<typeof Conversation>;

const LeadEvent = z.object({
  type: z.literal('event'),
  id: z.string(),
  event: z.enum(LEAD_EVENTS),
  createdAt: z.string(),
  /** Of a quote or an extra, in pounds; less than nothing of an extra that takes something off. */
  cost: z.nullable(z.number()),
  rate_type: z.nullable(z.enum(RATE_TYPES)),
  /** Of a visit: the time that was agreed on, or is no longer. */
  startsAt: z.nullable(z.string()),
  /** What the quote whose place this one has taken was, in pounds. */
  before: z.nullable(z.object({ cost, rate_type: z.enum(RATE_TYPES) })),
  /** Why a quote was turned down; and what was said of that, or of why it replaced another. */
  reason: z.nullable(z.enum(DECLINE_REASONS)),
  words: z.nullable(z.string()),
});
export type LeadEvent = z.output<typeof LeadEvent>;

const StreamMessage = z.extend(Message, {
  type: z.literal('message'),
  /** The caller has reported it. */
  is_reported: z.boolean(),
});

/** What a conversation is made of, the oldest first. */
export const StreamItem = z.discriminatedUnion('type', [StreamMessage, LeadEvent]);
export type StreamItem = z.output<typeof StreamItem>;

const cursor = z.optional(z.string(say.cursor).check(z.maxLength(200, say.cursor)));

export type OpenConversation = Result<(typeof conversationRoutes)['conversation']>;

export const conversationRoutes = routes({
  conversations: {
    method: 'GET',
    path: '/conversations',
    summary: 'The own conversations, the one with the newest message first',
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'may',
    query: z.strictObject({
      cursor,
      filter: z.optional(z.enum(CONVERSATION_FILTERS, say.choose)),
      job: z.optional(id),
    }),
    answers: pageOf({ conversations: z.array(Conversation) }),
    refuses: [],
  },
  unreadConversations: {
    method: 'GET',
    path: '/conversations/unread',
    summary: 'How many messages the caller has not read, and in how many conversations',
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'may',
    answers: z.object({ messages: z.number(), conversations: z.number() }),
    refuses: [],
  },
  conversation: {
    method: 'GET',
    path: '/lead/:id/conversation',
    summary: 'Messages and events of a lead, oldest first; pages go both ways',
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'may',
    params: IdParams,
    /** At most one of them; none asks for the newest. */
    query: z.strictObject({
      before: cursor,
      after: cursor,
      from: z.optional(z.literal('unread', say.choose)),
    }),
    answers: z.object({
      leadId: z.string(),
      job: Subject,
      user: Other,
      items: z.array(StreamItem),
      /** Where the items before these are; null: there are none. */
      older: z.nullable(z.string()),
      /** Where those after them are, or will be; null while there is nothing. */
      newer: z.nullable(z.string()),
      hasNewer: z.boolean(),
      unread: z.number(),
      /** The first message of the other side that the caller has not read. */
      firstUnreadId: z.nullable(z.string()),
      /** Up to when somebody of the other side has read. */
      seenUpTo: z.nullable(z.string()),
      hides: Hides,
      is_archived: z.boolean(),
      closed: z.nullable(z.enum(CLOSED_BECAUSE)),
      /** Set if the caller's side has blocked the other one. A block by the other side is never shown. */
      block: z.nullable(z.object({ id: z.string() })),
    }),
    refuses: [],
  },
  markConversationRead: {
    method: 'POST',
    path: '/lead/:id/read',
    summary: 'Say up to which message the caller has read; it only ever moves forward',
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    body: z.strictObject({ read_up_to: id }),
    answers: z.object({ unread: z.number() }),
    refuses: [],
  },
  archiveConversation: {
    method: 'POST',
    path: '/lead/:id/archive',
    summary: 'Put a conversation out of the own list, or back; the next message brings it back',
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    body: z.strictObject({ is_archived: z.boolean(say.choose) }),
    answers: Nothing,
    refuses: [],
  },
});
