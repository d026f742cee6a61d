import type * as z from 'zod/mini';
import { EXTRA_MOVES } from '../../../contract/extra-words.ts';
import type { Extra, Extras } from '../../../contract/extras.ts';
import type { Actor } from '../../platform/actor.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import { toPounds } from '../../platform/money.ts';
import type { Market } from '../action.ts';
import { isUnderWay } from '../engagements/index.ts';
import { EVERYTHING, readable } from '../free-text.ts';
import { canMove } from '../lifecycle.ts';
import { extraLifecycle } from './extra.lifecycle.ts';
import { mayOnExtra } from './extra.policy.ts';
import { type ExtraRow, extrasOf } from './extra.queries.ts';
import { type AgreedWork, workFor } from '../agreements/index.ts';
import { dueView } from './sum-due.ts';

/** @throws Refusal 'not_found' when nobody has won the job, or the viewer is no side of it */
export async function listExtras(
  { db }: Market,
  actor: Actor,
  jobId: string,
): Promise<z.input<typeof Extras>> {
  const work = await workFor(db, actor, jobId);
  const rows = await extrasOf(db, { jobId });
  return {
    extras: rows.map((row) => extraView(row, actor, work)),
    sum: dueView(work, rows),
    mayPropose:
      isUnderWay(work.status) &&
      mayOnExtra.may('propose', actor, work) &&
      rows.every(({ status }) => status !== extraLifecycle.starts),
  };
}

/** With an accepted quote the contact details of both are released, so nothing is hidden in their words. */
const extraView = (row: ExtraRow, actor: Actor, work: AgreedWork): z.input<typeof Extra> => ({
  id: row.id,
  status: row.status,
  amount: toPounds(row.amount_pence),
  days: row.days,
  reason: said(row.reason),
  words: said(row.words),
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  can: EXTRA_MOVES.filter(
    (move) => canMove(extraLifecycle, move, row.status) && mayOnExtra.may(move, actor, work),
  ),
});

const said = (words: FreeText | null): string | null => words && readable(words, EVERYTHING);
