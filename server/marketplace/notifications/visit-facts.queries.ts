import { sql } from 'kysely';
import type { VisitEnder, VisitKind, VisitStatus } from '../../../contract/visit-words.ts';
import type { MessageSender } from '../../../contract/words.ts';

/** What a notice says of a visit; moments as JSON has them. */
export type VisitFacts = {
  kind: VisitKind;
  status: VisitStatus;
  side: MessageSender;
  endedBy: VisitEnder | null;
  startsAt: string | null;
  endsAt: string | null;
  /** The times that were proposed. */
  starts: string[];
};

/** SQL: of the visit `v` with the proposal `p`. */
export const visitFacts = sql<VisitFacts>`json_build_object(
  'kind', v.kind, 'status', v.status, 'side', p.side, 'endedBy', v.ended_by,
  'startsAt', v.starts_at, 'endsAt', v.ends_at, 'starts', to_json(p.starts_at))`;

const joined = sql`join leads l on l.id = v.lead_id join jobs j on j.id = l.job_id`;

const businessId = sql`l.business_id`;

/** The notice of a proposal is about that proposal: it is moot once another one was made, or the visit has ended. */
const ofProposal = {
  id: sql`p.id`,
  from: sql`visit_proposals p join visits v on v.id = p.visit_id ${joined}`,
  businessId,
};

const isOvertaken = sql`v.proposal_id <> p.id`;

/** A reminder is moot once the visit has begun, and for who does not come any more. */
const reminder = {
  ...ofProposal,
  isMoot: sql`(${isOvertaken} or v.status <> 'agreed' or v.starts_at <= reader.now
    or (reader.business_id is not null and v.member_id is not null and v.member_id <> reader.id))`,
};

export const visitSubjects = {
  'visit-proposed': { ...ofProposal, isMoot: sql`(${isOvertaken} or v.status <> 'proposed')` },
  'visit-moved': { ...ofProposal, isMoot: sql`(${isOvertaken} or v.status <> 'proposed')` },
  'visit-agreed': { ...ofProposal, isMoot: sql`(${isOvertaken} or v.status <> 'agreed')` },
  'visit-cancelled': {
    id: sql`v.id`,
    from: sql`visits v join visit_proposals p on p.id = v.proposal_id ${joined}`,
    businessId,
    isMoot: sql`false`,
  },
  'visit-tomorrow': reminder,
  'visit-soon': reminder,
  'visit-on-way': {
    ...ofProposal,
    isMoot: sql`(${isOvertaken} or v.status <> 'agreed' or v.ends_at <= reader.now)`,
  },
  'visit-no-show': {
    ...ofProposal,
    isMoot: sql`not exists (select from no_shows n where n.visit_id = v.id and n.status = 'said')`,
  },
  'visit-no-show-disputed': { ...ofProposal, isMoot: sql`false` },
} as const;
