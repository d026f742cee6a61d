import * as z from 'zod/mini';
import { PageIndexQuery } from './admin-lists.ts';
import { REPORT_STATES } from './admin-pages.ts';
import { AttachmentLine } from './attachments.ts';
import { fieldSentences as say } from './copy.ts';
import { id, IdParams, Named, Nothing, text } from './fields.ts';
import { routes } from './kernel.ts';
import { CASE_REASONS, MEMBER_ROLES, MESSAGE_SENDERS, REPORT_LETTERS, REPORT_REASONS } from './words.ts';

/** A message that somebody reported, or that somebody blocked whom they work with, as admins see it. */
export const AdminReport = z.object({
  id: z.string(),
  reason: z.enum(CASE_REASONS),
  /** What the reporter added. */
  note: z.nullable(z.string()),
  /** The reported words as they were; null: they went with their writer's account, or nothing was written. */
  words: z.nullable(z.string()),
  /** Which of its photos and files was reported, where that alone was meant; the file goes with its owner's account. */
  attachment: z.nullable(
    z.object({ place: z.number(), file: z.nullable(z.object({ id: z.string(), ...AttachmentLine.shape })) }),
  ),
  createdAt: z.string(),
  reporter: Named,
  /** Who is reported, or was blocked. Null: the writer is not known any more. */
  writer: z.nullable(Named),
  /** Which side that is. */
  sender: z.enum(MESSAGE_SENDERS),
  business: Named,
  /** Its conversation, whose photos and files an admin may look at with a reason. */
  leadId: z.string(),
  job: z.object({ title: z.string(), jobNumber: z.string() }),
  /** The admin who took it. */
  owner: z.nullable(Named),
  done: z.nullable(z.object({ by: z.string(), at: z.string(), outcome: z.string() })),
});
export type AdminReport = z.output<typeof AdminReport>;

const ReportsQuery = z.extend(PageIndexQuery, { state: z.optional(z.enum(REPORT_STATES, say.choose)) });
export type ReportsQuery = z.output<typeof ReportsQuery>;

const ReportWish = z.strictObject({
  reason: z.enum(REPORT_REASONS, say.choose),
  note: z.optional(text({ max: REPORT_LETTERS, empty: say.text, lines: true })),
  /** One of its photos or files, where that alone is meant. */
  attachment: z.optional(id),
});

export const reportRoutes = routes({
  reportMessage: {
    method: 'POST',
    path: '/message/:id/report',
    summary:
      'Report a message of the other side, or one of its photos and files, once; the writer is not told',
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    body: ReportWish,
    answers: Nothing,
    refuses: [],
  },
  adminReports: {
    method: 'GET',
    path: '/admin/reports',
    summary:
      'A page of what people reported, and of blocks between those who work together: what is to deal with, oldest first, or the others, newest first',
    by: ['admin'],
    query: ReportsQuery,
    answers: z.object({ reports: z.array(AdminReport), count: z.number() }),
    refuses: [],
  },
  takeReport: {
    method: 'POST',
    path: '/admin/report/:id/take',
    summary: 'Take a report on, from nobody or from the admin who is named',
    by: ['admin'],
    countsOnce: 'by nature',
    params: IdParams,
    body: z.strictObject({ from: z.nullable(id) }),
    answers: Nothing,
    refuses: ['report_taken'],
  },
  closeReport: {
    method: 'POST',
    path: '/admin/report/:id/close',
    summary: 'Say that a report is dealt with, and what came of it',
    by: ['admin'],
    countsOnce: 'by nature',
    params: IdParams,
    body: z.strictObject({ outcome: text({ max: 500, empty: say.reason, lines: true }) }),
    answers: Nothing,
    refuses: ['report_done'],
  },
});
