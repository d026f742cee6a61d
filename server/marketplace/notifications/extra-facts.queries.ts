import { sql } from 'kysely';
import type { NoticeKind } from './kinds.ts';

const isOfExtra = (kind: NoticeKind): boolean => kind.startsWith('extra-');

/** Of an extra: how much it is, and how much longer the work takes. */
export const extraFacts = (kind: NoticeKind) => ({
  extra_pence: sql<number | null>`${isOfExtra(kind) ? sql`x.amount_pence` : sql`null`}`,
  extra_days: sql<number | null>`${isOfExtra(kind) ? sql`x.days` : sql`null`}`,
});

const ofExtra = {
  id: sql`x.id`,
  from: sql`extras x join jobs j on j.id = x.job_id`,
  businessId: sql`x.business_id`,
  isMoot: sql`false`,
};

export const extraSubjects = {
  'extra-proposed': { ...ofExtra, isMoot: sql`x.status <> 'proposed'` },
  'extra-approved': ofExtra,
  'extra-refused': ofExtra,
} as const;
