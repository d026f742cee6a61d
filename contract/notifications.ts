import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { Nothing } from './fields.ts';
import { routes } from './kernel.ts';
import { LEAD_MAILS } from './words.ts';

const yesOrNo = z.boolean(say.yesOrNo);

/** What an account is told, and how. */
export const NotificationSettings = z.strictObject({
  notificationChannels: z.strictObject({ email: yesOrNo, sms: yesOrNo }),
  notifiableEvents: z.strictObject({
    messages: yesOrNo,
    newsletters: yesOrNo,
    specialOffers: yesOrNo,
    recommendations: yesOrNo,
    newJobLeads: yesOrNo,
  }),
  /** How often mail about new leads comes; null for as often as the package says, left out for no change. */
  leadMails: z.optional(z.nullable(z.enum(LEAD_MAILS))),
});
export type NotificationSettings = z.output<typeof NotificationSettings>;

/** `leadMails`: null for who gets no leads. `textsAvailable`: whether this operator can send text messages at all. */
const KnownSettings = z.object({
  notificationChannels: z.object({ email: z.boolean(), sms: z.boolean() }),
  notifiableEvents: z.object({
    messages: z.boolean(),
    newsletters: z.boolean(),
    specialOffers: z.boolean(),
    recommendations: z.boolean(),
    newJobLeads: z.boolean(),
  }),
  leadMails: z.nullable(z.enum(LEAD_MAILS)),
  textsAvailable: z.boolean(),
});
export type KnownSettings = z.output<typeof KnownSettings>;

/** What a mailed link stops: one kind of mail, or all that may be stopped. */
export const UNSUBSCRIBABLE = ['messages', 'newJobLeads', 'email'] as const;
export type Unsubscribable = (typeof UNSUBSCRIBABLE)[number];

const LinkParams = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{43}$/)) });
const LinkState = z.object({ stops: z.enum(UNSUBSCRIBABLE), isStopped: z.boolean() });
export type LinkState = z.output<typeof LinkState>;

const BOTH_SIDES = ['customer', 'business'] as const;

export const notificationRoutes = routes({
  notificationSettings: {
    method: 'GET',
    path: '/notifications/settings',
    summary: 'What the viewer is told, and how',
    by: BOTH_SIDES,
    whileActing: 'may',
    answers: KnownSettings,
    refuses: [],
  },
  changeNotificationSettings: {
    method: 'PUT',
    path: '/notifications/settings',
    summary: 'Change what the viewer is told, and how; who works in the field changes nothing about leads',
    by: BOTH_SIDES,
    whileActing: 'never',
    countsOnce: 'by nature',
    // Agreeing to marketing is the person's own act: no admin does it for them.
    body: NotificationSettings,
    answers: KnownSettings,
    refuses: [],
  },
  unsubscribeLink: {
    method: 'GET',
    path: '/unsubscribe/:token',
    summary: 'What a mailed link would stop; looking changes nothing',
    by: 'anyone',
    whileActing: 'may',
    params: LinkParams,
    answers: LinkState,
    refuses: [],
  },
  unsubscribe: {
    method: 'POST',
    path: '/unsubscribe/:token',
    summary: 'Stop the mails of a mailed link, signed in or not',
    by: 'anyone',
    whileActing: 'may',
    countsOnce: 'by nature',
    params: LinkParams,
    answers: Nothing,
    refuses: [],
  },
  resubscribe: {
    method: 'DELETE',
    path: '/unsubscribe/:token',
    summary: 'Take that back',
    by: 'anyone',
    whileActing: 'may',
    countsOnce: 'by nature',
    params: LinkParams,
    answers: Nothing,
    refuses: [],
  },
});
