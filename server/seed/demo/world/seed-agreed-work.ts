import { EARLY_END_DAYS } from '../../../../contract/early-end-words.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { endOfDaysAfter } from '../../../platform/london.ts';
import { earlyEndOf, extrasOf, snagsOf } from './agreed-work.ts';
import { insertRows } from './insert-rows.ts';
import type { Life } from './lives.ts';
import { momentOf } from './moments.ts';
import { earlyEndId, engagementId, extraId, firmId, jobId, ownerId, snagId } from './world-ids.ts';

/** What came up after the agreements: extras, work that one side wants to end, and what was still open after the end. */
export async function seedAgreedWork(tx: Tx, lives: readonly Life[], now: Date): Promise<void> {
  await insertRows(tx, 'extras', lives.flatMap(extraRows(now)));
  await insertRows(tx, 'early_ends', lives.flatMap(earlyEndRows(now)));
  await insertRows(tx, 'snags', lives.flatMap(snagRows(now)));
}

// allow no-status-literal: the script of the demo says how a record stands; nothing is moved by it
const [PROPOSED, DECLINED, LAPSED, OPEN, DONE] = ['proposed', 'declined', 'lapsed', 'open', 'done'] as const;

const extraRows = (now: Date) => (life: Life) => {
  const at = momentOf(life, now);
  return extrasOf(life).map(({ reason, pounds, days, comes, after, decided }) => ({
    id: extraId(life),
    engagement_id: engagementId(life),
    job_id: jobId(life),
    business_id: firmId(life.firm),
    status: comes,
    amount_pence: pounds * 100,
    days,
    reason,
    created_at: at(after),
    decided_at: at(decided),
  }));
};

/** Until when an end that was proposed may be answered. */
export const lapseOf = (life: Life, after: number, now: Date): Date =>
  endOfDaysAfter(momentOf(life, now)(after), EARLY_END_DAYS);

const earlyEndRows = (now: Date) => (life: Life) => {
  const end = earlyEndOf(life);
  if (!end) return [];
  const at = momentOf(life, now);
  const lapses = lapseOf(life, end.after, now);
  const unanswered =
    lapses < now ? { status: LAPSED, decided_at: lapses } : { status: PROPOSED, decided_at: null };
  return [
    {
      id: earlyEndId(life),
      engagement_id: engagementId(life),
      job_id: jobId(life),
      side: end.side,
      proposed_by: end.side === 'customer' ? life.customer.id : ownerId(life.firm),
      reason: end.reason,
      created_at: at(end.after),
      lapses_at: lapses,
      ...(end.isDeclined ? { status: DECLINED, decided_at: at(end.after + 3) } : unanswered),
    },
  ];
};

const snagRows = (now: Date) => (life: Life) => {
  const at = momentOf(life, now);
  return snagsOf(life)
    .filter(({ listed }) => at(listed) < now)
    .map(({ text, place, listed, ticked }) => ({
      id: snagId(life, place),
      job_id: jobId(life),
      customer_id: life.customer.id,
      business_id: firmId(life.firm),
      text,
      position: place,
      created_at: at(listed),
      ...(at(ticked) < now ? { status: DONE, decided_at: at(ticked) } : { status: OPEN, decided_at: null }),
    }));
};
