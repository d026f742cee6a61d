import type { Tx } from '../../../platform/db/db.ts';
import { insertRows } from './insert-rows.ts';
import type { Life } from './lives.ts';
import { leadId, ownerId, proposalId, visitId } from './world-ids.ts';
import { type WorldVisit, worldVisits } from './world-visits.ts';

/** Visits with what was proposed for them; who comes is held for the time that is agreed on. */
export async function seedVisits(tx: Tx, lives: readonly Life[], now: Date): Promise<void> {
  const visits = worldVisits(lives, now);
  await insertRows(tx, 'visits', visits.map(visitRow));
  await insertRows(tx, 'visit_proposals', visits.map(proposalRow));
  const agreed = visits.filter(({ agreedAt }) => agreedAt !== null);
  await insertRows(tx, 'visit_bookings', agreed.flatMap(bookingRows));
}

function visitRow({ life, kind, proposedAt, agreedAt, times }: WorldVisit) {
  const [time] = agreedAt ? times : [];
  return {
    id: visitId(life),
    lead_id: leadId(life, life.firm),
    kind,
    // allow no-status-literal: the script of the demo says how a record stands; nothing is moved by it
    status: agreedAt ? 'agreed' : 'proposed',
    revision: agreedAt ? 2 : 1,
    proposal_id: proposalId(life),
    member_id: ownerId(life.firm),
    starts_at: time?.startsAt ?? null,
    ends_at: time?.endsAt ?? null,
    created_at: proposedAt,
    agreed_at: agreedAt,
    changed_at: agreedAt ?? proposedAt,
  };
}

const proposalRow = ({ life, side, proposedAt, words, times }: WorldVisit) => ({
  id: proposalId(life),
  visit_id: visitId(life),
  side,
  proposed_by: side === 'customer' ? life.customer.id : ownerId(life.firm),
  starts_at: times.map(({ startsAt }) => startsAt),
  ends_at: times.map(({ endsAt }) => endsAt),
  words,
  created_at: proposedAt,
});

const bookingRows = ({ life, times }: WorldVisit) =>
  times.map(({ startsAt, endsAt }) => ({
    visit_id: visitId(life),
    account_id: ownerId(life.firm),
    starts_at: startsAt,
    ends_at: endsAt,
  }));
