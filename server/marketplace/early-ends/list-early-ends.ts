import type * as z from 'zod/mini';
import { EARLY_END_MOVES } from '../../../contract/early-end-words.ts';
import type { EarlyEnd, EarlyEnds } from '../../../contract/early-ends.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Market } from '../action.ts';
import { isUnderWay } from '../engagements/index.ts';
import { EVERYTHING, readable } from '../free-text.ts';
import { canMove } from '../lifecycle.ts';
import { earlyEndLifecycle } from './early-end.lifecycle.ts';
import { mayOnEarlyEnd, mayOnWorkToEnd, sideOf } from './early-end.policy.ts';
import { type EarlyEndRow, earlyEndsOf } from './early-end.queries.ts';
import { type AgreedWork, workFor } from '../agreements/index.ts';

/** @throws Refusal 'not_found' when nobody has won the job, or the viewer is no side of it */
export async function listEarlyEnds(
  { db }: Market,
  actor: Actor,
  jobId: string,
): Promise<z.input<typeof EarlyEnds>> {
  const work = await workFor(db, actor, jobId);
  const rows = await earlyEndsOf(db, { jobId });
  return {
    ends: rows.map((row) => earlyEndView(row, actor, work)),
    leadId: work.leadId,
    isUnderWay: isUnderWay(work.status),
    mayPropose:
      isUnderWay(work.status) &&
      mayOnWorkToEnd.may('propose', actor, work) &&
      rows.every(({ status }) => status !== earlyEndLifecycle.starts),
  };
}

/** With an accepted quote the contact details of both are released, so nothing is hidden in their words. */
const earlyEndView = (row: EarlyEndRow, actor: Actor, work: AgreedWork): z.input<typeof EarlyEnd> => ({
  id: row.id,
  side: row.side,
  isMine: sideOf(actor, work) === row.side,
  status: row.status,
  reason: row.reason && readable(row.reason, EVERYTHING),
  createdAt: row.created_at.toISOString(),
  lapsesAt: row.lapses_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  can: EARLY_END_MOVES.filter(
    (move) =>
      canMove(earlyEndLifecycle, move, row.status) &&
      mayOnEarlyEnd.may(move, actor, { ...work, side: row.side }),
  ),
});
