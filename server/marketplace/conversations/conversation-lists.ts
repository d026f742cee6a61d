import type { ConversationFilter } from '../../../contract/words.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/db/db.ts';
import { type Cursor, cursorOf, page, readCursor, startOf } from '../../platform/db/page.ts';
import type { Market } from '../action.ts';
import { blockOf } from '../blocks/index.ts';
import { hidesFrom, leadFor, type LeadRow, whyClosed } from '../leads/index.ts';
import { reportedBy } from '../reports/index.ts';
import { conversationsOf } from './conversation.queries.ts';
import { conversationView, headView, itemView } from './conversation.views.ts';
import { type Head, headOf } from './marks.queries.ts';
import { itemsAfter, itemsAround, itemsBefore, type StreamRow } from './stream.queries.ts';

type Query = {
  cursor?: string | undefined;
  filter?: ConversationFilter | undefined;
  job?: string | undefined;
};

/** The conversations of a person, those with the newest message first. */
export async function listConversations({ db }: Market, actor: Actor, { cursor, filter, job }: Query) {
  const asked = { filter, jobId: job, after: readCursor(cursor) };
  const { rows, next } = page(await conversationsOf(db, actor, asked));
  return { conversations: rows.map((row) => conversationView(row, actor)), next };
}

type Asked = {
  leadId: string;
  before?: string | undefined;
  after?: string | undefined;
  from?: 'unread' | undefined;
};

/** A page of a conversation for one of its sides, and what stands above it. */
export async function readConversation({ db, clock }: Market, actor: Actor, asked: Asked) {
  const [before, after] = [readCursor(asked.before), readCursor(asked.after)];
  const lead = await leadFor(db, actor, { leadId: asked.leadId, to: 'readMessages' });
  const person = { leadId: lead.id, accountId: actor.userId };
  const [head, reported, block] = await Promise.all([
    headOf(db, person),
    reportedBy(db, person),
    blockOf(db, actor, lead),
  ]);
  const where = { before, after, isFromUnread: asked.from === 'unread' };
  const { rows, hasOlder, hasNewer } = await itemsOf(db, lead, { ...where, head });
  const [first, last] = [rows.at(0), rows.at(-1)];
  return {
    ...headView(head, actor, lead),
    items: rows.map((row) => itemView(row, actor, { lead, reported })),
    older: hasOlder && first ? cursorOf(first) : null,
    newer: last ? cursorOf(last) : (asked.after ?? null),
    hasNewer,
    hides: hidesFrom(actor, lead),
    closed: whyClosed(
      lead,
      { status: lead.job_status, is_offered: lead.is_offered },
      { actor, now: clock.now() },
    ),
    block,
  };
}

type Where = { before: Cursor | null; after: Cursor | null; isFromUnread: boolean; head: Head };
type Page = { rows: StreamRow[]; hasOlder: boolean; hasNewer: boolean };

/** Where nothing is said, and where nothing is unread, the newest. What a page begins behind is there, so it can go back. */
async function itemsOf(db: Db, lead: LeadRow, { before, after, isFromUnread, head }: Where): Promise<Page> {
  if (after) {
    const { rows, hasMore } = await itemsAfter(db, lead, after);
    return { rows, hasOlder: true, hasNewer: hasMore };
  }
  const { first_unread: first } = head;
  if (!before && isFromUnread && first)
    return itemsAround(db, lead, { id: first.id, created_at: new Date(first.created_at) });
  const { rows, hasMore } = await itemsBefore(db, lead, startOf(before));
  return { rows, hasOlder: hasMore, hasNewer: before !== null };
}
