import { type RawBuilder, sql } from 'kysely';
import type { DeclineReason, RateCode } from '../../../contract/words.ts';
import type { Reader } from '../../platform/db/db.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import type { Cursor } from '../../platform/db/page.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { type LeadRow, messageColumns } from '../leads/index.ts';
import { TOLD } from './told-events.ts';

/** Items of one page of a conversation. */
export const STREAM_PAGE = 40;
/** How much of what was read stands above the first unread message. */
const READ_BEFORE = 10;

const columns = {
  ...messageColumns,
  id: sql<string>`page.id`,
  created_at: sql<Date>`page.created_at`,
  /** Null: it is a message. */
  event: sql<string | null>`page.event`,
  starts_at: sql<string | null>`page.facts->>'startsAt'`,
  event_lead_id: sql<string | null>`page.facts->>'leadId'`,
  cost_pence: sql<number | null>`q.cost_pence`,
  rate_code: sql<RateCode | null>`q.rate_code`,
  extra_pence: sql<number | null>`x.amount_pence`,
  decline_reason: sql<DeclineReason | null>`d.reason`,
  decline_words: sql<FreeText | null>`d.words`,
  cost_before: sql<number | null>`o.cost_pence`,
  rate_before: sql<RateCode | null>`o.rate_code`,
  because: sql<FreeText | null>`v.because`,
};

export type StreamRow = RowOf<typeof columns>;

type Given = Cursor & { leadId: string; jobId: string; businessId: BusinessId; rows: number };

/** SQL: which events of the job belong into the conversation of this lead. */
const isTold = ({ jobId, leadId, businessId }: Slots<Given>) => sql`
  h.job_id = ${jobId} and h.event <> 'message.sent' and (
    h.event in (${words(TOLD.ofTheLead)}) and h.facts->>'leadId' = ${leadId}::text
    or h.event in (${words(TOLD.ofTheJob)})
    or h.event in (${words(TOLD.ofTheWinner)}) and h.facts->>'businessId' = ${businessId}::text)`;

const words = (events: readonly string[]) => sql.join(events.map((event) => sql.lit(event)));

type Direction = { isBehind: RawBuilder<unknown>; order: RawBuilder<unknown> };
const OLDER: Direction = { isBehind: sql`<`, order: sql`desc` };
const NEWER: Direction = { isBehind: sql`>`, order: sql`asc` };

/** Each half finds its rows in an index of its own, from the cursor on; only those of the page are read in full. */
const pageIn = ({ isBehind, order }: Direction, given: Slots<Given>) => {
  const isFurther = (row: string) => sql`
    (${sql.ref(`${row}.created_at`)}, ${sql.ref(`${row}.id`)}) ${isBehind} (${given.at}::timestamptz, ${given.id}::uuid)`;
  const limit = sql`limit ${given.rows}::bigint`;
  return sql`
    with page as (
      (select m.id, m.created_at, null as event, null::jsonb as facts from messages m
        where m.lead_id = ${given.leadId} and ${isFurther('m')}
        order by m.created_at ${order}, m.id ${order} ${limit})
      union all
      (select h.id, h.created_at, h.event, h.facts from history h
        where ${isTold(given)} and ${isFurther('h')}
        order by h.created_at ${order}, h.id ${order} ${limit})
      order by created_at ${order}, id ${order} ${limit}
    )`;
};

const streamIn = (direction: Direction, given: Slots<Given>) => select(columns, pageIn(direction, given))`
  from page join leads l on l.id = ${given.leadId} join jobs j on j.id = l.job_id
  join businesses b on b.id = l.business_id join accounts c on c.id = j.customer_id
  left join messages m on page.event is null and m.id = page.id
  left join accounts p on p.id = m.author_id and p.deleted_at is null
  left join quotes q on q.id = (page.facts->>'quoteId')::uuid
  left join extras x on x.id = (page.facts->>'extraId')::uuid
  left join quote_declines d on page.event = 'quote.declined' and d.quote_id = q.id
  left join quote_revisions v on page.event = 'quote.revised' and v.quote_id = q.id
  left join quotes o on o.id = v.replaced_id
  order by page.created_at, page.id`;

const older = preparedOnce('older-in-conversation', (given: Slots<Given>) => streamIn(OLDER, given));
const newer = preparedOnce('newer-in-conversation', (given: Slots<Given>) => streamIn(NEWER, given));

type Lead = Pick<LeadRow, 'id' | 'job_id' | 'businessId'>;
const of = ({ id, job_id, businessId }: Lead) => ({ leadId: id, jobId: job_id, businessId });

/** The items before a place, the oldest first, and whether there are more. */
export async function itemsBefore(db: Reader, lead: Lead, { at, id, count = STREAM_PAGE }: Place) {
  const rows = await older(db, { ...of(lead), at, id, rows: count + 1 });
  const hasMore = rows.length > count;
  return { rows: hasMore ? rows.slice(1) : rows, hasMore };
}

/** The items after a place. */
export async function itemsAfter(db: Reader, lead: Lead, { at, id, count = STREAM_PAGE }: Place) {
  const rows = await newer(db, { ...of(lead), at, id, rows: count + 1 });
  return { rows: rows.slice(0, count), hasMore: rows.length > count };
}

type Place = Cursor & { count?: number };

/** Both sides of a place: what was read before it, and the items from it on. */
export async function itemsAround(db: Reader, lead: Lead, first: { id: string; created_at: Date }) {
  const place = { at: first.created_at.toISOString(), id: first.id };
  const before = await itemsBefore(db, lead, { ...place, count: READ_BEFORE });
  const last = before.rows.at(-1);
  const from = last ? { at: last.created_at.toISOString(), id: last.id } : START;
  const after = await itemsAfter(db, lead, from);
  return { rows: [...before.rows, ...after.rows], hasOlder: before.hasMore, hasNewer: after.hasMore };
}

/** Before the first item of every conversation. */
const START: Cursor = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' };
