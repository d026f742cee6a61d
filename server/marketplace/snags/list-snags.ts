import type * as z from 'zod/mini';
import { SNAG_MOVES } from '../../../contract/snag-words.ts';
import type { Snag, Snags } from '../../../contract/snags.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Market } from '../action.ts';
import { type AgreedWork, workFor } from '../agreements/index.ts';
import { EVERYTHING, readable } from '../free-text.ts';
import { canMove } from '../lifecycle.ts';
import { resultPhotosView } from '../result-photos/index.ts';
import { isListed, listUntil, snagLifecycle } from './snag.lifecycle.ts';
import { mayOnSnag } from './snag.policy.ts';
import { type SnagRow, snagsOf } from './snag.queries.ts';
import { isFinished } from './window.ts';

/** @throws Refusal 'not_found' when nobody has won the job, or the viewer is no side of it */
export async function listSnags(
  { db, clock }: Market,
  actor: Actor,
  jobId: string,
): Promise<z.input<typeof Snags>> {
  const work = await workFor(db, actor, jobId);
  const rows = await snagsOf(db, { jobId });
  const end = isFinished(work) ? listUntil(work.endedAt) : null;
  const isOpen = end !== null && clock.now() < end;
  return {
    snags: rows.flatMap((row) => viewOf(row, { actor, work, isOpen })),
    until: isOpen ? end.toISOString() : null,
    mayAdd: isOpen && mayOnSnag.may('add', actor, work),
  };
}

type Seen = { actor: Actor; work: AgreedWork; isOpen: boolean };

/** With an accepted quote the contact details of both are released, so nothing is hidden in the words. */
function viewOf(row: SnagRow, { actor, work, isOpen }: Seen): z.input<typeof Snag>[] {
  const { id, status } = row;
  if (!isListed(status)) return [];
  const can = SNAG_MOVES.filter(
    (move) =>
      canMove(snagLifecycle, move, status) &&
      mayOnSnag.may(move, actor, work) &&
      (move !== 'untick' || isOpen),
  );
  const text = row.text && readable(row.text, EVERYTHING);
  const doneAt = row.decided_at?.toISOString() ?? null;
  const photos = resultPhotosView(row.photos);
  return [{ id, status, text, createdAt: row.created_at.toISOString(), doneAt, photos, can }];
}
