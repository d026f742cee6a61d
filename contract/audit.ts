import * as z from 'zod/mini';
import { PageIndexQuery } from './admin-lists.ts';
import { id, Named } from './fields.ts';
import { routes } from './kernel.ts';

/** Who did what, to whom or what, and when; what it was before and after, as long as that is kept. */
export const AuditEntry = z.object({
  id: z.string(),
  act: z.string(),
  subject: z.string(),
  subjectId: z.nullable(z.string()),
  admin: Named,
  account: z.nullable(Named),
  /** What it is about, as people call it, such as a job's number and title; null where it has no name. */
  subjectName: z.nullable(z.string()),
  changes: z.array(
    z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
  reason: z.nullable(z.string()),
  createdAt: z.string(),
  /** Where an impersonation began: how many requests were made during it, and when the last of it was written. */
  impersonation: z.nullable(z.object({ requests: z.number(), until: z.nullable(z.string()) })),
});
export type AuditEntry = z.output<typeof AuditEntry>;

export const auditRoutes = routes({
  auditLog: {
    method: 'GET',
    path: '/admin/audit',
    summary:
      'A page of what admins did, newest first; of one account, when it is named. An impersonation is one entry; what was asked during it is answered when that entry is named',
    by: ['admin'],
    query: z.extend(PageIndexQuery, { account: z.optional(id), begun: z.optional(id) }),
    answers: z.object({ entries: z.array(AuditEntry), count: z.number() }),
    refuses: [],
  },
});
