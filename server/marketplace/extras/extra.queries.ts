import { sql } from 'kysely';
import type { ExtraStatus } from '../../../contract/extra-words.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import { notFound, Refusal } from '../../platform/refusal.ts';
import { workForAct } from '../agreements/index.ts';
import { mayOnExtra } from './extra.policy.ts';

type May = keyof typeof mayOnExtra.table;

/** Agreed work for an act on its extras. */
export async function workForExtra(tx: Tx, actor: Actor, { jobId, to }: { jobId: string; to: May }) {
  const work = await workForAct(tx, actor, jobId);
  if (!mayOnExtra.may(to, actor, work)) throw new Refusal('forbidden');
  return work;
}

/** The work that an extra is proposed for, for an act on it; a stranger's extra does not exist. */
export async function workOfExtraForAct(tx: Tx, actor: Actor, { extraId, to }: { extraId: string; to: May }) {
  const { rows } = await select({ jobId: sql<string>`job_id` })`
    from extras where id = ${extraId}`.execute(tx);
  const [extra] = rows;
  if (!extra) throw notFound();
  return workForExtra(tx, actor, { jobId: extra.jobId, to });
}

const columns = {
  id: sql<string>`x.id`,
  status: sql<ExtraStatus>`x.status`,
  amount_pence: sql<number>`x.amount_pence`,
  days: sql<number>`x.days`,
  reason: sql<FreeText | null>`x.reason`,
  words: sql<FreeText | null>`w.words`,
  created_at: sql<Date>`x.created_at`,
  decided_at: sql<Date | null>`x.decided_at`,
};

export type ExtraRow = RowOf<typeof columns>;

/** The extras of a job, the oldest first: what was agreed, in the order in which it was. */
export const extrasOf = preparedOnce(
  'extras-of-job',
  ({ jobId }: Slots<{ jobId: string }>) => select(columns)`
    from extras x left join extra_answers w on w.extra_id = x.id
    where x.job_id = ${jobId} order by x.created_at, x.id`,
);
