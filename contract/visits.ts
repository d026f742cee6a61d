import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { id, IdParams, Nothing } from './fields.ts';
import { type Result, routes } from './kernel.ts';
import { member, revision, times, words } from './visit-fields.ts';
import {
  NO_SHOW_STATUSES,
  VISIT_ENDERS,
  VISIT_KINDS,
  VISIT_LENGTHS,
  VISIT_MOVES,
  VISIT_STATUSES,
} from './visit-words.ts';
import { JOB_STATUSES, MEMBER_ROLES, MESSAGE_SENDERS } from './words.ts';

/** From when to when, as two instants. */
const Time = z.object({ startsAt: z.string(), endsAt: z.string() });

const Person = z.object({ id: z.string(), name: z.string() });

const visit = {
  id: z.string(),
  leadId: z.string(),
  kind: z.enum(VISIT_KINDS),
  status: z.enum(VISIT_STATUSES),
  /** Counts its changes; an act says which one it answers. */
  revision: z.number(),
  /** Whose times are proposed, or were agreed on. */
  proposedBy: z.enum(MESSAGE_SENDERS),
  /** To pick from; none once one is agreed on or the visit has ended. */
  times: z.array(Time),
  /** The time that is agreed on, or was before the visit was cancelled. */
  agreed: z.nullable(Time),
  words: z.nullable(z.object({ by: z.enum(MESSAGE_SENDERS), said: z.string() })),
  endedBy: z.nullable(z.enum(VISIT_ENDERS)),
  /** Who of the business comes, if somebody is chosen. */
  member: z.nullable(Person),
  /** Since when who comes is on their way, as they said. */
  onWayAt: z.nullable(z.string()),
  /** Which side said that the other missed it, and until when that can be disputed. */
  noShow: z.nullable(
    z.object({ by: z.enum(MESSAGE_SENDERS), status: z.enum(NO_SHOW_STATUSES), until: z.string() }),
  ),
  can: z.array(z.enum(VISIT_MOVES)),
};

export const Visit = z.object(visit);
export type Visit = z.output<typeof Visit>;

/** A visit with what it is about. */
export const VisitToCome = z.object({
  ...visit,
  job: z.object({ id: z.string(), title: z.string(), status: z.enum(JOB_STATUSES) }),
  /** The name of the other side. */
  user: z.object({ name: z.string() }),
  /** The town with the first half of its post code; all of the post code once the work is agreed. */
  place: z.string(),
});
export type VisitToCome = z.output<typeof VisitToCome>;

const Answer = z.object({ data: Visit });

export type LeadVisits = Result<(typeof visitRoutes)['visits']>;

/** Why nothing can be arranged about a lead now. */
const NOT_ARRANGED = [
  'subscription_required',
  'verification_required',
  'lead_dismissed',
  'job_not_available',
  'conversation_closed',
  'other_side_gone',
] as const;

export const visitRoutes = routes({
  visits: {
    method: 'GET',
    path: '/lead/:id/visits',
    summary: 'The visits of a lead that are proposed, to come or lately ended, and what may be arranged',
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'may',
    params: IdParams,
    answers: z.object({
      visits: z.array(Visit),
      /** For what times may be proposed now. */
      mayPropose: z.array(z.enum(VISIT_KINDS)),
      /** The bell tells of them what the caller has not read: a page that has shown them calls `seeVisits`. */
      hasNews: z.boolean(),
      /** Who may be chosen to come; none for the customer. */
      team: z.array(z.object({ ...Person.shape, isYou: z.boolean() })),
    }),
    refuses: [],
  },
  visitsToCome: {
    method: 'GET',
    path: '/visits',
    summary: 'The next visits that are agreed on, the soonest first: three at most',
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'may',
    answers: z.object({ visits: z.array(VisitToCome) }),
    refuses: [],
  },
  calendar: {
    method: 'GET',
    path: '/calendar',
    summary:
      "The business's visits that are agreed on or proposed in the six weeks from a day on, the soonest first",
    by: ['business'],
    members: MEMBER_ROLES,
    whileActing: 'may',
    query: z.strictObject({
      from: z.string(say.visitDay).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, say.visitDay)),
    }),
    answers: z.object({ visits: z.array(VisitToCome) }),
    refuses: [],
  },
  freeTimes: {
    method: 'GET',
    path: '/lead/:id/free-times',
    summary: 'When somebody of the business could come in the next 60 days: the free starts by day',
    by: ['customer'],
    whileActing: 'may',
    params: IdParams,
    query: z.strictObject({
      minutes: z.enum(VISIT_LENGTHS, say.choose),
      /** The visit that is moved: its own time counts as free. */
      visit: z.optional(id),
    }),
    answers: z.object({ days: z.array(z.object({ day: z.string(), starts: z.array(z.string()) })) }),
    refuses: [],
  },
  proposeVisit: {
    method: 'POST',
    path: '/lead/:id/visits',
    summary: 'Propose up to three times for a visit to the other side of a lead',
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'never',
    countsOnce: 'by key',
    params: IdParams,
    body: z.strictObject({ kind: z.enum(VISIT_KINDS, say.choose), times, words, member }),
    answers: Answer,
    refuses: [
      ...NOT_ARRANGED,
      'visit_needs_hire',
      'visit_not_taken_up',
      'visit_already_proposed',
      'visit_not_free',
      'too_many_visits',
    ],
  },
  pickVisit: {
    method: 'POST',
    path: '/visit/:id/pick',
    summary: 'Pick one of the times that the other side proposed',
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    body: z.strictObject({ revision, startsAt: z.string(say.visitTime), member }),
    answers: Answer,
    refuses: [
      ...NOT_ARRANGED,
      'visit_changed',
      'visit_own_times',
      'visit_cannot_change',
      'visit_time_gone',
      'person_booked',
    ],
  },
  rearrangeVisit: {
    method: 'POST',
    path: '/visit/:id/times',
    summary: 'Propose other times; a time that was agreed on is free at once',
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'never',
    countsOnce: 'by key',
    params: IdParams,
    body: z.strictObject({ revision, times, words, member }),
    answers: Answer,
    refuses: [
      ...NOT_ARRANGED,
      'visit_changed',
      'visit_cannot_change',
      'visit_already_proposed',
      'visit_not_free',
    ],
  },
  cancelVisit: {
    method: 'POST',
    path: '/visit/:id/cancel',
    summary: 'Cancel a visit that is agreed on, or take proposed times off the table',
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    body: z.strictObject({ revision, words }),
    answers: Answer,
    refuses: ['visit_changed', 'visit_cannot_change'],
  },
  seeVisits: {
    method: 'PUT',
    path: '/lead/:id/visits/seen',
    summary: 'The caller has read the visits of a lead; what the bell says of them is read with it',
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: Nothing,
    refuses: [],
  },
  setOut: {
    method: 'POST',
    path: '/visit/:id/on-my-way',
    summary:
      'Tell the customer, from three hours before the time of a visit until its end, that somebody is on their way',
    by: ['business'],
    members: MEMBER_ROLES,
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: Answer,
    refuses: ['visit_cannot_change'],
  },
  assignVisit: {
    method: 'POST',
    path: '/visit/:id/member',
    summary: 'Choose who of the business comes',
    by: ['business'],
    members: ['owner', 'office'],
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    body: z.strictObject({ member: id }),
    answers: Answer,
    refuses: ['visit_cannot_change', 'person_booked'],
  },
});
