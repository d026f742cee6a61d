import { sql } from 'kysely';
import type { EarlyEndMove, EarlyEndStatus } from '../../../contract/early-end-words.ts';
import type { MessageSender } from '../../../contract/words.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import { notFound, Refusal } from '../../platform/refusal.ts';
import { type AgreedWork, workForAct } from '../agreements/index.ts';
import { mayOnEarlyEnd, mayOnWorkToEnd, sideOf } from './early-end.policy.ts';

/** The work that somebody proposes to end, and which of its sides they are. */
export async function workToEnd(tx: Tx, actor: Actor, jobId: string) {
  const work = await workForAct(tx, actor, jobId);
  const side = sideOf(actor, work);
  if (!side || !mayOnWorkToEnd.may('propose', actor, work)) throw new Refusal('forbidden');
  return { ...work, side };
}

type Named = { endId: string; to: EarlyEndMove };

/** The work that an end is proposed of, for an act on the proposal; a stranger's does not exist. */
export async function workOfEndForAct(tx: Tx, actor: Actor, { endId, to }: Named): Promise<AgreedWork> {
  const { rows } = await select({ jobId: sql<string>`job_id`, side: sql<MessageSender>`side` })`
    from early_ends where id = ${endId}`.execute(tx);
  const [end] = rows;
  if (!end) throw notFound();
  const work = await workForAct(tx, actor, end.jobId);
  if (!mayOnEarlyEnd.may(to, actor, { ...work, side: end.side })) throw new Refusal('forbidden');
  return work;
}

const columns = {
  id: sql<string>`n.id`,
  side: sql<MessageSender>`n.side`,
  status: sql<EarlyEndStatus>`n.status`,
  reason: sql<FreeText | null>`n.reason`,
  created_at: sql<Date>`n.created_at`,
  lapses_at: sql<Date>`n.lapses_at`,
  decided_at: sql<Date | null>`n.decided_at`,
};

export type EarlyEndRow = RowOf<typeof columns>;

/** The proposals to end a job early, the oldest first. */
export const earlyEndsOf = preparedOnce(
  'early-ends-of-job',
  ({ jobId }: Slots<{ jobId: string }>) => select(columns)`
    from early_ends n where n.job_id = ${jobId} order by n.created_at, n.id`,
);
