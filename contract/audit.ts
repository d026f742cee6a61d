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
  changes: z.array(
    z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
  reason: z.nullable(z.string()),
  createdAt: z.string(),
});
export type AuditEntry = z.output<typeof AuditEntry>;

export const auditRoutes = routes({
  auditLog: {
    method: 'GET',
    path: '/admin/audit',
    summary: 'A page of what admins did, newest first; of one account, when it is named',
    by: ['admin'],
    query: z.extend(PageIndexQuery, { account: z.optional(id) }),
    answers: z.object({ entries: z.array(AuditEntry), count: z.number() }),
    refuses: [],
  },
});
