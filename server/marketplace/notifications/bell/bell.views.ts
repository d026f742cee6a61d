import type { BellEntry, BellGroup, BellPlace } from '../../../../contract/bell.ts';
import { type BellKind, RATE_WORDS } from '../../../../contract/words.ts';
import type { Actor } from '../../../platform/actor.ts';
import { toPounds } from '../../../platform/money.ts';
import { publicWords } from '../../free-text.ts';
import type { EntryRow, GroupRow } from './bell.queries.ts';

/** A job with what happened to it. Its title is masked as in mails: the bell is read over shoulders. */
export const groupView = (row: GroupRow, entries: readonly EntryRow[], actor: Actor): BellGroup => ({
  id: row.id,
  job:
    row.job_id && row.title && row.job_number
      ? { id: row.job_id, title: publicWords(row.title), jobNumber: row.job_number }
      : null,
  ...whereTo(row, entries.find(({ is_unread }) => is_unread) ?? entries[0]),
  createdAt: row.created_at.toISOString(),
  unread: row.unread,
  entries: folded(entries.map((entry) => entryView(entry, actor))),
});

/** It leads to what is unread, else to the newest: to a message in its conversation, to everything else where the job is. */
function whereTo(row: GroupRow, entry: EntryRow | undefined): Pick<BellGroup, 'place' | 'at'> {
  if (entry?.conversation_id) return { place: 'messages', at: entry.conversation_id };
  return { place: row.place ?? placeOf(entry?.kind), at: row.place === 'leads' ? row.lead_id : row.job_id };
}

const placeOf = (kind: BellKind | undefined): BellPlace | null => {
  if (kind === 'payment-refused' || kind === 'payment-due') return 'billing';
  return kind === 'export-ready' ? 'privacy' : null;
};

const entryView = (row: EntryRow, { role }: Actor): BellEntry => ({
  id: row.id,
  kind: row.kind,
  name: role === 'customer' ? row.business_name : row.customer_name,
  cost: row.cost_pence === null ? null : toPounds(row.cost_pence),
  rate_type: row.rate_code && RATE_WORDS[row.rate_code],
  rating: row.rating,
  createdAt: row.created_at.toISOString(),
  isUnread: row.is_unread,
  count: 1,
});

/** Ten messages of one person are one line. */
function folded(entries: readonly BellEntry[]): BellEntry[] {
  const lines: BellEntry[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (!last || !isSame(last, entry)) lines.push({ ...entry });
    else lines[lines.length - 1] = { ...last, count: last.count + 1 };
  }
  return lines;
}

/** Quotes have prices of their own. */
const isSame = (one: BellEntry, other: BellEntry): boolean =>
  one.kind === 'message-received' &&
  other.kind === one.kind &&
  other.name === one.name &&
  other.isUnread === one.isUnread;
