import { sql } from 'kysely';
import {
  NO_SHOW_HOURS,
  type NoShowStatus,
  type VisitEnder,
  type VisitKind,
  type VisitStatus,
} from '../../../contract/visit-words.ts';
import type { MessageSender } from '../../../contract/words.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Reader, Tx } from '../../platform/db/db.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import { preparedEach, preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import { sideOf } from '../actors.ts';
import { itsEngagement, jobStatus } from '../engagements/index.ts';
import { isInterestAlive } from '../jobs/index.ts';

/** That one side missed it, as the other said; a moment in JSON. */
type NoShow = { id: string; side: MessageSender; status: NoShowStatus; lapsesAt: string };

const columns = {
  id: sql<string>`v.id`,
  lead_id: sql<string>`v.lead_id`,
  kind: sql<VisitKind>`v.kind`,
  status: sql<VisitStatus>`v.status`,
  revision: sql<number>`v.revision`,
  proposal_id: sql<string>`v.proposal_id`,
  side: sql<MessageSender>`p.side`,
  /** Moments in JSON. */
  times: sql<{ startsAt: string; endsAt: string }[]>`(
    select json_agg(json_build_object('startsAt', t.starts_at, 'endsAt', t.ends_at) order by t.starts_at, t.ends_at)
    from unnest(p.starts_at, p.ends_at) as t (starts_at, ends_at))`,
  starts_at: sql<Date | null>`v.starts_at`,
  ends_at: sql<Date | null>`v.ends_at`,
  on_way_at: sql<Date | null>`v.on_way_at`,
  no_show: sql<NoShow | null>`(
    select json_build_object('id', n.id, 'side', n.side, 'status', n.status, 'lapsesAt', n.lapses_at)
    from no_shows n where n.visit_id = v.id)`,
  ended_by: sql<VisitEnder | null>`v.ended_by`,
  words: sql<FreeText | null>`v.words`,
  proposal_words: sql<FreeText | null>`p.words`,
  member_id: sql<UserId | null>`v.member_id`,
  member_name: sql<string | null>`m.first_name || ' ' || m.last_name`,
};

export type VisitRow = RowOf<typeof columns>;

/** SQL: what is told of the visit `v`: its proposal `p`, and who comes, `m`. */
export const itsParts = sql`join visit_proposals p on p.id = v.proposal_id left join accounts m on m.id = v.member_id`;

/** One visit, as it is now. */
export async function visitById(db: Reader, id: string): Promise<VisitRow | undefined> {
  const { rows } = await select(columns)`from visits v ${itsParts} where v.id = ${id}`.execute(db);
  return rows[0];
}

type OfLead = { leadId: string; now: Date };

/** How long a visit that was ended stays to be read, with the words about it. */
const READABLE = sql.lit('7 days');

/** How long one that has been stays, so that somebody can say that it was missed. */
const MISSABLE = sql.lit(`${NO_SHOW_HOURS} hours`);

/** SQL: one side said that the other missed the visit `v`, and that is open or was settled in the last week. */
const hasNoShow = ({ now }: Slots<OfLead>) => sql`exists (
  select from no_shows n where n.visit_id = v.id
    and (n.status = 'said' or n.settled_at > ${now}::timestamptz - ${READABLE}::interval))`;

/** The visits of a lead: those that are proposed, those to come, and those lately over or ended; the soonest first. */
export const visitsOfLead = preparedOnce(
  'visits-of-lead',
  ({ leadId, now }: Slots<OfLead>) => select(columns)`
    from visits v ${itsParts}
    where v.lead_id = ${leadId} and (v.status = 'proposed'
      or v.status = 'agreed'
        and (v.ends_at >= ${now}::timestamptz - ${MISSABLE}::interval or ${hasNoShow({ leadId, now })})
      or v.status in ('withdrawn', 'cancelled') and v.changed_at > ${now}::timestamptz - ${READABLE}::interval)
    order by v.status in ('withdrawn', 'cancelled'), v.status = 'agreed' and v.ends_at <= ${now}, coalesce(v.starts_at, p.starts_at[1]), v.id`,
);

/** More days of work than that are arranged as they come. */
export const MOST_TO_COME = 30;

const count = { count: sql<number>`count(*)::int` };

export async function countToCome(tx: Tx, { leadId, now }: OfLead): Promise<number> {
  const { rows } = await select(count)`from visits v
    where v.lead_id = ${leadId} and (v.status = 'proposed' or v.status = 'agreed' and v.ends_at > ${now})
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

export const toComeColumns = {
  ...columns,
  customerId: sql<UserId>`j.customer_id`,
  businessId: sql<BusinessId>`l.business_id`,
  business_id: sql<BusinessId>`l.business_id`,
  winner_id: sql<BusinessId | null>`e.business_id`,
  is_interested: isInterestAlive,
  job_id: sql<string>`j.id`,
  job_title: sql<FreeText>`j.title`,
  job_status: jobStatus,
  postcode: sql<string>`j.postcode`,
  outward: sql<string>`j.outward`,
  town: sql<string>`j.town`,
  customer_name: sql<string>`c.first_name || ' ' || c.last_name`,
  business_name: sql<string>`b.name`,
};

export type VisitToComeRow = RowOf<typeof toComeColumns>;

type Given = { sideId: string; accountId: UserId; now: Date };
type Way = { side: MessageSender; isField: boolean };

/** A dashboard says what is next, and no more. */
const NEXT = 3;

/** A field member comes only to what they are chosen for, and reads of no more. */
const isTheirs = ({ side, isField }: Way, { sideId, accountId }: Slots<Given>) =>
  side === 'customer'
    ? sql`j.customer_id = ${sideId}::uuid`
    : isField
      ? sql`l.business_id = ${sideId}::uuid and v.member_id = ${accountId} and e.status = 'progress'`
      : sql`l.business_id = ${sideId}::uuid`;

const nextOf = preparedEach(
  'next-visits',
  (way: Way, given: Slots<Given>) => select(toComeColumns)`
    from visits v ${itsParts} join leads l on l.id = v.lead_id join jobs j on j.id = l.job_id ${itsEngagement}
    join accounts c on c.id = j.customer_id join businesses b on b.id = l.business_id
    where ${isTheirs(way, given)} and v.status = 'agreed' and v.ends_at > ${given.now} and j.deleted_at is null
    order by v.starts_at, v.id limit ${sql.lit(NEXT)}`,
);

/** What somebody has before them, of the side that they act for. */
export function nextVisits(db: Reader, actor: Actor, now: Date): Promise<VisitToComeRow[]> {
  const { side, sideId } = sideOf(actor);
  return nextOf(
    db,
    { side, isField: actor.memberRole === 'field' },
    { sideId, accountId: actor.userId, now },
  );
}
