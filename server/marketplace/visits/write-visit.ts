import { sql } from 'kysely';
import type { VisitKind } from '../../../contract/visit-words.ts';
import type { Tx } from '../../platform/db/db.ts';
import { newId, type UserId } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Context } from '../action.ts';
import { sideOf } from '../actors.ts';
import type { Span } from './times.ts';
import { visitLifecycle } from './visit.lifecycle.ts';

type Proposal = { id: string; visitId: string; times: readonly Span[]; words: string | undefined };

/** Writes down what one side proposes. */
export async function insertProposal(
  { tx, actor, now }: Context,
  { id, visitId, times, words }: Proposal,
): Promise<void> {
  await tx
    .insertInto('visit_proposals')
    .values({
      id,
      visit_id: visitId,
      side: sideOf(actor).side,
      proposed_by: actor.userId,
      starts_at: times.map(({ startsAt }) => startsAt),
      ends_at: times.map(({ endsAt }) => endsAt),
      words: words || null,
      created_at: now,
    })
    .execute();
}

type NewVisit = {
  leadId: string;
  kind: VisitKind;
  memberId: UserId | null;
  times: readonly Span[];
  words: string | undefined;
};

/** A new visit with the times that are proposed for it; null where times for one of its kind are proposed already. */
export async function insertVisit(context: Context, visit: NewVisit): Promise<string | null> {
  const { tx, now } = context;
  const { leadId, kind, memberId, ...proposed } = visit;
  const [id, proposalId] = [newId(), newId()];
  const inserted = await tx
    .insertInto('visits')
    .values({
      id,
      lead_id: leadId,
      kind,
      status: visitLifecycle.starts,
      revision: 1,
      proposal_id: proposalId,
      member_id: memberId,
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['lead_id', 'kind']).where('status', '=', visitLifecycle.starts).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return null;
  await insertProposal(context, { id: proposalId, visitId: id, ...proposed });
  return id;
}

type Booking = Span & { visitId: string; memberId: UserId | null };

/**
 * Holds a person for a time in place of the one they were held for. The database knows of no second booking that overlaps, of
 * whichever job or business.
 * @throws Refusal 'person_booked'
 */
export async function book(tx: Tx, { visitId, memberId, startsAt, endsAt }: Booking): Promise<void> {
  await unbook(tx, visitId);
  if (!memberId) return;
  const { rows } = await sql`
    insert into visit_bookings (visit_id, account_id, starts_at, ends_at)
    values (${visitId}, ${memberId}, ${startsAt}, ${endsAt})
    on conflict do nothing returning visit_id`.execute(tx);
  if (rows.length === 0) throw new Refusal('person_booked');
}

export const unbook = (tx: Tx, visitId: string) =>
  tx.deleteFrom('visit_bookings').where('visit_id', '=', visitId).execute();

type Sought = { leadId: string; kind: VisitKind; otherThan: string };

/** Whether times are proposed for another visit of this kind; the job is locked, so nobody proposes meanwhile. */
export async function isOtherProposed(tx: Tx, { leadId, kind, otherThan }: Sought): Promise<boolean> {
  const other = await tx
    .selectFrom('visits')
    .where('lead_id', '=', leadId)
    .where('kind', '=', kind)
    .where('status', '=', visitLifecycle.starts)
    .where('id', '<>', otherThan)
    .select('id')
    .executeTakeFirst();
  return other !== undefined;
}
