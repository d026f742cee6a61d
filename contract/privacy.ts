import * as z from 'zod/mini';
import { Nothing, password } from './fields.ts';
import { routes } from './kernel.ts';
import { ROLES } from './words.ts';

const BOTH_SIDES = ['customer', 'business'] as const;

/** A copy of somebody's data: being prepared while `readyAt` is null, gone after `expiresAt`. */
const Export = z.object({
  id: z.string(),
  askedAt: z.string(),
  readyAt: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
  sizeBytes: z.nullable(z.number()),
});
export type Export = z.output<typeof Export>;

/** `mayAskFrom`: when the next copy may be asked for; null: now. */
const ExportState = z.object({ export: z.nullable(Export), mayAskFrom: z.nullable(z.string()) });
export type ExportState = z.output<typeof ExportState>;

export const privacyRoutes = routes({
  provePassword: {
    method: 'POST',
    path: '/auth/prove-password',
    summary: 'Show the password again in this session, before an act that needs it',
    by: ROLES,
    whileActing: 'never',
    countsOnce: 'by nature',
    withoutCode: true,
    body: z.strictObject({ password }),
    answers: Nothing,
    refuses: ['wrong_password'],
  },
  ownExport: {
    method: 'GET',
    path: '/user/export',
    summary: "The newest copy of the viewer's data",
    by: BOTH_SIDES,
    whileActing: 'never',
    answers: ExportState,
    refuses: [],
  },
  askForExport: {
    method: 'POST',
    path: '/user/export',
    summary: 'Ask for a copy of all own data, once a day; a mail says when it is ready',
    by: BOTH_SIDES,
    whileActing: 'never',
    countsOnce: 'by nature',
    answers: ExportState,
    refuses: ['password_required'],
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/user',
    summary: 'Delete the own account, for good',
    by: BOTH_SIDES,
    whileActing: 'never',
    countsOnce: 'by nature',
    answers: Nothing,
    refuses: ['password_required', 'jobs_in_progress'],
  },
});
