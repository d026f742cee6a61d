import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { IdParams, textOrNone } from './fields.ts';
import { routes } from './kernel.ts';
import { ATTACHMENT_MAX_BYTES, MOST_ATTACHMENTS } from './pictures.ts';
import { ATTACHMENT_KINDS, MEMBER_ROLES, MESSAGE_LETTERS, MESSAGE_SENDERS } from './words.ts';

const attachment = {
  id: z.string(),
  kind: z.enum(ATTACHMENT_KINDS),
  /** Of a PDF; a photo has none. */
  name: z.string(),
  /** Of a photo. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  bytes: z.number(),
};

/** A photo or a PDF of a message, for those who may read the conversation; a width of a photo is asked for as `?w=`. */
export const MessageAttachment = z.object({ ...attachment, url: z.string() });
export type MessageAttachment = z.output<typeof MessageAttachment>;

/** A message with files, for an admin who said why they look at those of its conversation. */
export const LookedAtMessage = z.object({
  id: z.string(),
  createdAt: z.string(),
  sender: z.enum(MESSAGE_SENDERS),
  name: z.string(),
  attachments: z.array(MessageAttachment),
});
export type LookedAtMessage = z.output<typeof LookedAtMessage>;

/** What a message in a list shows of its first attachment. */
export const AttachmentLine = z.object({ kind: attachment.kind, name: attachment.name });

const Attachments = z
  .array(z.uuid(say.attachments), say.attachments)
  .check(z.minLength(1, say.attachments), z.maxLength(MOST_ATTACHMENTS, say.fewerAttachments));

/** Words, or files that were brought before, or both. */
export const NewMessage = z
  .strictObject({
    message: textOrNone({ max: MESSAGE_LETTERS, lines: true, missing: say.message }),
    attachments: z.optional(Attachments),
  })
  .check(
    z.refine(({ message, attachments }) => message !== '' || attachments !== undefined, {
      error: say.message,
      path: ['message'],
    }),
  );

export const attachmentRoutes = routes({
  bringAttachment: {
    method: 'POST',
    path: '/lead/:id/attachment',
    summary: 'Bring a photo or a PDF for a message about a lead; unsent it is gone within a day',
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'never',
    countsOnce: 'by key',
    params: IdParams,
    upload: {
      field: 'file',
      fields: z.strictObject({}),
      maxBytes: ATTACHMENT_MAX_BYTES,
      tooLarge: 'attachment_too_large',
    },
    answers: z.object(attachment),
    refuses: [
      'attachment_wrong_type',
      'photo_not_usable',
      'photo_too_many_pixels',
      'too_many_photos',
      'subscription_required',
      'verification_required',
      'lead_dismissed',
      'job_not_available',
      'conversation_closed',
      'other_side_gone',
    ],
  },
});
