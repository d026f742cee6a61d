import * as z from 'zod/mini';
import { MessageAttachment, NewMessage } from './attachments.ts';
import { ChangeMark } from './change-mark.ts';
import { IdParams, Nothing, Page, pageOf } from './fields.ts';
import { jobSummary } from './jobs.ts';
import { routes } from './kernel.ts';
import { DeclinedQuote, ExpiredQuote } from './quote-life.ts';
import { MEMBER_ROLES, LEAD_MOVES, MESSAGE_SENDERS } from './words.ts';

/** The customer behind a lead; the number is null until it may be told. */
const LeadUser = z.object({ name: z.string(), mobile_number: z.nullable(z.string()) });

export const Lead = z.object({
  id: z.string(),
  is_interested: z.boolean(),
  createdAt: z.string(),
  /** When the business first had it in its inbox. */
  firstSeenAt: z.string(),
  distance_miles: z.number(),
  job: z.object(jobSummary),
  changed: ChangeMark,
  declined: DeclinedQuote,
  expired: ExpiredQuote,
  user: LeadUser,
  messagesCount: z.number(),
  can: z.array(z.enum(LEAD_MOVES)),
});
export type Lead = z.output<typeof Lead>;

export const Message = z.object({
  id: z.string(),
  leadId: z.string(),
  /** Empty where only files were sent. */
  body: z.string(),
  attachments: z.array(MessageAttachment),
  createdAt: z.string(),
  sender: z.enum(MESSAGE_SENDERS),
  user: z.object({ name: z.string() }),
});
export type Message = z.output<typeof Message>;

/** What the other side will not read of what the caller writes now. */
export const Hides = z.object({ contacts: z.boolean(), postcodes: z.boolean() });
export type Hides = z.output<typeof Hides>;

export const leadRoutes = routes({
  leads: {
    method: 'GET',
    path: '/business/leads',
    summary: 'The open leads of the own business, newest first',
    by: ['business'],
    members: ['owner', 'office'],
    whileActing: 'may',
    query: Page,
    answers: pageOf({ leads: z.array(Lead) }),
    refuses: [],
  },
  lead: {
    method: 'GET',
    path: '/lead/:id',
    summary: 'One open lead of the own business, as the inbox has it',
    by: ['business'],
    members: ['owner', 'office'],
    whileActing: 'may',
    params: IdParams,
    answers: z.object({ lead: Lead }),
    refuses: [],
  },
  markInterested: {
    method: 'POST',
    path: '/lead/:id/interested',
    summary: "Mark interest in a lead and get the customer's phone number",
    by: ['business'],
    members: ['owner', 'office'],
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: z.object({ id: z.string(), is_interested: z.boolean(), user: LeadUser }),
    refuses: ['subscription_required', 'verification_required', 'lead_dismissed', 'job_not_available'],
  },
  dismissLead: {
    method: 'POST',
    path: '/lead/:id/not-interested',
    summary: 'Remove a lead for good; for a minute it can be taken back',
    by: ['business'],
    members: ['owner', 'office'],
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: Nothing,
    refuses: ['lead_quoted', 'job_not_available'],
  },
  restoreLead: {
    method: 'POST',
    path: '/lead/:id/restore',
    summary: 'Take back that a lead was removed, within a minute',
    by: ['business'],
    members: ['owner', 'office'],
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: Nothing,
    refuses: ['lead_dismissed', 'lead_quoted', 'job_not_available'],
  },
  leadMessages: {
    method: 'GET',
    path: '/lead/:id/messages',
    summary: 'The messages about a lead, newest first; the conversation has its events, too',
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'may',
    params: IdParams,
    query: Page,
    answers: pageOf({ messages: z.array(Message), hides: Hides }),
    refuses: [],
  },
  sendMessage: {
    method: 'POST',
    path: '/lead/:id/message',
    summary: 'Write to the other side of a lead, with up to 10 photos and PDFs that were brought before',
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'never',
    countsOnce: 'by key',
    params: IdParams,
    body: NewMessage,
    answers: z.object({ data: Message }),
    refuses: [
      'subscription_required',
      'verification_required',
      'lead_dismissed',
      'job_not_available',
      'conversation_closed',
      'other_side_gone',
    ],
  },
});
