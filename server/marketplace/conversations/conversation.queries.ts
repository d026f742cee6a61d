import { type RawBuilder, sql } from 'kysely';
import type { COUNTED_TO } from '../../../contract/counted.ts';
import type { ConversationFilter, MessageSender } from '../../../contract/words.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Reader } from '../../platform/db/db.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import { type Cursor, onePage, startOf } from '../../platform/db/page.ts';
import { preparedEach, type Slots, theOnly } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { sideOf } from '../actors.ts';
import { isInterestAlive } from '../jobs/index.ts';
import { attachmentsOfMessage } from '../leads/index.ts';
import { itsEngagement, jobStatus } from '../engagements/index.ts';

const columns = {
  /** A conversation goes by the id of its lead. */
  id: sql<string>`c.lead_id`,
  created_at: sql<Date>`c.last_at`,
  unread: sql<number>`c.unread`,
  is_archived: sql<boolean>`c.is_archived`,
  job_id: sql<string>`j.id`,
  job_title: sql<FreeText>`j.title`,
  job_number: sql<string>`j.job_number`,
  job_status: jobStatus,
  business_id: sql<BusinessId>`l.business_id`,
  winner_id: sql<BusinessId | null>`e.business_id`,
  is_interested: isInterestAlive,
  business_name: sql<string>`b.name`,
  business_logo: sql<string | null>`b.logo`,
  customer_name: sql<string>`o.first_name || ' ' || o.last_name`,
  customer_avatar: sql<string | null>`o.avatar`,
  last_body: sql<FreeText>`m.body`,
  last_sender: sql<MessageSender>`m.sender`,
  last_attachments: attachmentsOfMessage,
};

export type ConversationRow = RowOf<typeof columns>;

type Asked = { filter?: ConversationFilter | undefined; jobId?: string | undefined; after: Cursor | null };

/** How a list is asked: each way is a statement of its own. */
type Way = { filter: ConversationFilter | 'newest'; isOfJob: boolean; isField: boolean };
type Given = { accountId: string; sideId: string; jobId: string | null };

/** The conversations of a person, newest message first, one row more than a page. */
export const conversationsOf = (db: Reader, actor: Actor, asked: Asked): Promise<ConversationRow[]> =>
  list(
    db,
    {
      filter: asked.filter ?? 'newest',
      isOfJob: asked.jobId !== undefined,
      isField: actor.memberRole === 'field',
    },
    { ...personIn(actor), jobId: asked.jobId ?? null, ...startOf(asked.after) },
  );

/** Whose rows somebody reads: their own, of the side that they act for now. */
const personIn = (actor: Actor) => ({ accountId: actor.userId, sideId: sideOf(actor).sideId });

const FILTERS: Record<Way['filter'], RawBuilder<unknown>> = {
  newest: sql`c.is_archived = false`,
  archived: sql`c.is_archived = true`,
  unread: sql`c.unread > 0 and not c.is_archived`,
};

const list = preparedEach('conversations', (way: Way, given: Slots<Given & Cursor>) => {
  const { accountId, sideId, jobId } = given;
  return select(columns)`
    from conversations c join leads l on l.id = c.lead_id join jobs j on j.id = l.job_id ${itsEngagement}
    join businesses b on b.id = l.business_id join accounts o on o.id = j.customer_id
    join messages m on m.id = c.last_message_id
    where c.account_id = ${accountId} and c.side_id = ${sideId} and ${FILTERS[way.filter]}
      and j.deleted_at is null
      ${way.isOfJob ? sql`and c.lead_id in (select id from leads where job_id = ${jobId})` : sql``}
      ${way.isField ? isInField : sql``}
      ${onePage([sql`c.last_at`, sql`c.lead_id`], given)}`;
});

/** SQL: a field member has to do with the work that goes on, and with nothing before or after it. */
const isInField = sql`and e.business_id = c.side_id and e.status = 'progress'`;

/** More are not counted: the tab says "99+" long before. */
const MOST_COUNTED = 1_000;

const sums = {
  messages: sql<number>`coalesce(sum(found.unread), 0)::int`,
  conversations: sql<number>`count(*)::int`,
};
type Unread = RowOf<typeof sums>;

/** How much a person has not read, of the side that they act for now. A place that shows fewer counts no further. */
export const unreadConversations = async (
  db: Reader,
  actor: Actor,
  most: Most = MOST_COUNTED,
): Promise<Unread> =>
  theOnly(await countUnread(db, { isField: actor.memberRole === 'field', most }, personIn(actor)));

type Most = typeof MOST_COUNTED | typeof COUNTED_TO;

const countUnread = preparedEach(
  'unread-conversations',
  (
    { isField, most }: { isField: boolean; most: Most },
    { accountId, sideId }: Slots<Omit<Given, 'jobId'>>,
  ) => select(sums)`
    from (
      select c.unread from conversations c join leads l on l.id = c.lead_id join jobs j on j.id = l.job_id
        ${isField ? itsEngagement : sql``}
      where c.account_id = ${accountId} and c.side_id = ${sideId} and ${FILTERS.unread}
        and j.deleted_at is null ${isField ? isInField : sql``}
      order by c.last_at desc, c.lead_id desc limit ${sql.lit(most)}
    ) found`,
);
