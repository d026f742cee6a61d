import { sql } from 'kysely';
import type { SnagStatus } from '../../../contract/snag-words.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import { notFound, Refusal } from '../../platform/refusal.ts';
import { workForAct } from '../agreements/index.ts';
import { photosOfSnag } from '../result-photos/index.ts';
import { mayOnSnag } from './snag.policy.ts';

type May = keyof typeof mayOnSnag.table;

/** Agreed work for an act on its snags. */
export async function workForSnags(tx: Tx, actor: Actor, { jobId, to }: { jobId: string; to: May }) {
  const work = await workForAct(tx, actor, jobId);
  if (!mayOnSnag.may(to, actor, work)) throw new Refusal('forbidden');
  return work;
}

/** The work whose snag it is, for an act on it; a stranger's snag does not exist. */
export async function workOfSnagForAct(tx: Tx, actor: Actor, { snagId, to }: { snagId: string; to: May }) {
  const { rows } = await select({ jobId: sql<string>`job_id` })`from snags where id = ${snagId}`.execute(tx);
  const [snag] = rows;
  if (!snag) throw notFound();
  return workForSnags(tx, actor, { jobId: snag.jobId, to });
}

const columns = {
  id: sql<string>`s.id`,
  status: sql<SnagStatus>`s.status`,
  text: sql<FreeText | null>`s.text`,
  created_at: sql<Date>`s.created_at`,
  decided_at: sql<Date | null>`s.decided_at`,
  photos: photosOfSnag,
};

export type SnagRow = RowOf<typeof columns>;

/** The snags of a job in the order in which they were listed, with those that were taken back. */
export const snagsOf = preparedOnce(
  'snags-of-job',
  ({ jobId }: Slots<{ jobId: string }>) => select(columns)`
    from snags s where s.job_id = ${jobId} order by s.position`,
);
