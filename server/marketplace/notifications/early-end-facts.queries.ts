import { sql } from 'kysely';
import type { NoticeKind } from './kinds.ts';

const isOfEarlyEnd = (kind: NoticeKind): boolean => kind.startsWith('end-');

/** Of a proposal to end a job early: until when it can be answered; of a cancelled job: whether both sides ended it. */
export const earlyEndFacts = (kind: NoticeKind) => ({
  lapses_at: sql<Date | null>`${isOfEarlyEnd(kind) ? sql`n.lapses_at` : sql`null`}`,
  ended_by_both: sql<boolean>`${
    kind === 'job-cancelled'
      ? sql`exists (select from early_ends t where t.job_id = j.id and t.status = 'agreed')`
      : sql`false`
  }`,
});

const ofEarlyEnd = {
  id: sql`n.id`,
  from: sql`early_ends n join jobs j on j.id = n.job_id`,
  businessId: sql`e.business_id`,
  isMoot: sql`false`,
};

/** That the job goes on is no news any more once it has ended. */
const goesOn = { ...ofEarlyEnd, isMoot: sql`e.status <> 'progress'` };

export const earlyEndSubjects = {
  'end-proposed': { ...ofEarlyEnd, isMoot: sql`n.status <> 'proposed'` },
  'end-declined': goesOn,
  'end-lapsed': goesOn,
} as const;
