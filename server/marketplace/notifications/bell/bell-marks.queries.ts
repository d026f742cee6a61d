import { type RawBuilder, sql } from 'kysely';
import type { BellPlace } from '../../../../contract/bell.ts';
import { COUNTED_TO } from '../../../../contract/counted.ts';
import type { SeenTab } from '../../../../contract/words.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Reader, Tx } from '../../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../../platform/db/prepared-statements.ts';
import { select } from '../../../platform/db/select-list.ts';
import {
  businessPlace,
  customersPlace,
  isOfConversation,
  isOfMessage,
  isOfVisit,
  leadOfVisit,
  PLACES_ON,
} from './bell-places.ts';
import { bellOf, group, isTheirs, type Whose } from './whose-bell.ts';

type Place = RawBuilder<BellPlace | null>;

const unread = (given: Slots<Whose>, place: Place) => select({
  place: sql<BellPlace | null>`n.place`,
  count: sql<number>`count(*)`,
  newest: sql<Date>`max(n.created_at)`,
})`
  from (
    select n.created_at, case when not ${isOfConversation} then ${place} end as place
    from (
      select n.kind, n.job_id, n.created_at from bell_entries n where n.read_at is null and ${isTheirs(given)}
      order by n.created_at desc limit ${sql.lit(COUNTED_TO)}
    ) n
    left join jobs j on j.id = n.job_id left join engagements e on e.job_id = j.id
  ) n group by n.place`;

const customersUnread = preparedOnce('unread-bell-of-customer', (given: Slots<Whose>) =>
  unread(given, customersPlace),
);
const businessUnread = preparedOnce('unread-bell-of-business', (given: Slots<Whose>) =>
  unread(given, businessPlace(given.businessId)),
);

/** How much is unread, and of each tab the moment of the newest unread entry that looking at the tab reads. */
export async function unreadIn(db: Reader, actor: Actor) {
  const rows = await (actor.businessId ? businessUnread : customersUnread)(db, bellOf(actor));
  const newestOn = (tab: SeenTab): Date[] =>
    rows.filter(({ place }) => place && PLACES_ON[tab].includes(place)).map(({ newest }) => newest);
  return { unread: rows.reduce((total, { count }) => total + count, 0), newestOn };
}

type Marked = { actor: Actor; now: Date };

/** Reads what the bell tells up to a moment: of one job, or all of it. */
export const markUpTo = (tx: Tx, marked: Marked & { upTo: Date; groupId: string | null }): Promise<boolean> =>
  mark(
    tx,
    marked,
    sql`
    n.created_at <= ${marked.upTo}
    and (${marked.groupId}::uuid is null or ${group} = ${marked.groupId}::uuid)`,
  );

/** Reads what leads to a tab, up to a moment. */
export function markSeenOn(tx: Tx, seen: Marked & { tab: SeenTab; upTo: Date }): Promise<boolean> {
  const { businessId } = seen.actor;
  const place = businessId ? businessPlace(businessId) : customersPlace;
  const which = sql`n.created_at <= ${seen.upTo} and not ${isOfConversation} and exists (
    select from jobs j left join engagements e on e.job_id = j.id
    where j.id = n.job_id and ${place} = any(${[...PLACES_ON[seen.tab]]}::text[]))`;
  return mark(tx, seen, which);
}

/** Reads what the bell tells of the messages of a conversation that were written until a moment. */
export const markMessagesRead = (tx: Tx, read: Marked & { leadId: string; upTo: Date }): Promise<boolean> =>
  mark(
    tx,
    read,
    sql`${isOfMessage} and exists (
    select from messages m where m.id = n.subject_id and m.lead_id = ${read.leadId} and m.created_at <= ${read.upTo})`,
  );

/** Reads what the bell tells of the visits of a lead, which stand above its conversation. */
export const markVisitsRead = (tx: Tx, read: Marked & { leadId: string }): Promise<boolean> =>
  mark(tx, read, sql`${isOfVisit} and ${leadOfVisit} = ${read.leadId}`);

type Told = Whose & { leadId: string };

const visitsUnread = preparedOnce(
  'unread-of-visits',
  (given: Slots<Told>) => sql`
    select from bell_entries n
    where n.read_at is null and ${isTheirs(given)} and ${isOfVisit} and ${leadOfVisit} = ${given.leadId}
    limit 1`,
);

/** Whether the bell tells of the visits of a lead what the person has not read. */
export const hasUnreadVisits = async (db: Reader, actor: Actor, leadId: string): Promise<boolean> =>
  (await visitsUnread(db, { ...bellOf(actor), leadId })).length > 0;

/** Marks what is unread of these entries `n` in the person's bell as read; answers whether anything was. */
async function mark(tx: Tx, { actor, now }: Marked, which: RawBuilder<unknown>): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update bell_entries n set read_at = ${now}
    where n.read_at is null and ${isTheirs(bellOf(actor))} and ${which}
  `.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}
