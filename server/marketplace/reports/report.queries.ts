import { sql } from 'kysely';
import { ADMIN_PAGE_SIZE, pageNumber } from '../../../contract/admin-pages.ts';
import type { AdminReport, ReportsQuery } from '../../../contract/reports.ts';
import type { CaseReason, MessageSender } from '../../../contract/words.ts';
import type { Db } from '../../platform/db/db.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import { preparedEach, skipping, type Slots, theOnly } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import { asWritten } from '../free-text.ts';
import { attachmentKind } from '../leads/index.ts';

const nameOf = (account: string) =>
  sql<string | null>`${sql.ref(`${account}.first_name`)} || ' ' || ${sql.ref(`${account}.last_name`)}`;

/** SQL: the writer of the words, or who was blocked: the customer, or the owner of the business. */
export const whomItIsAbout = sql`case when r.message_id is not null then w.writer_id
  when r.reporter_id = j.customer_id then b.owner_id else j.customer_id end`;

const columns = {
  id: sql<string>`r.id`,
  reason: sql<CaseReason>`r.reason`,
  note: sql<FreeText | null>`r.note`,
  words: sql<FreeText | null>`w.words`,
  attachment_place: sql<number | null>`r.attachment_place`,
  file_id: sql<string | null>`f.id`,
  file_kind: sql<'photo' | 'attachment' | null>`f.kind`,
  file_name: sql<FreeText | null>`f.name`,
  created_at: sql<Date>`r.created_at`,
  reporter_id: sql<string>`r.reporter_id`,
  reporter: sql<string>`p.first_name || ' ' || p.last_name`,
  /** Of a block the other side itself; the words of a message go with their writer's account. */
  writer_id: sql<string | null>`a.id`,
  writer: nameOf('a'),
  sender: sql<MessageSender>`coalesce(m.sender, case r.reporter_id when j.customer_id then 'business' else 'customer' end)`,
  lead_id: sql<string>`r.lead_id`,
  business_id: sql<string>`b.id`,
  business: sql<string>`b.name`,
  job_title: sql<FreeText>`j.title`,
  job_number: sql<string>`j.job_number`,
  owner_id: sql<string | null>`r.taken_by`,
  owner: nameOf('o'),
  done_by: nameOf('d'),
  done_at: sql<Date | null>`r.done_at`,
  outcome: sql<string | null>`r.outcome`,
};
type Row = RowOf<typeof columns>;

type Way = { isDone: boolean };

/** What waits longest comes first; of what is done the last. */
const partsOf = ({ isDone }: Way) =>
  isDone
    ? { isMeant: sql`r.done_at is not null`, order: sql`r.done_at desc, r.id desc` }
    : { isMeant: sql`r.done_at is null`, order: sql`r.created_at, r.id` };

const pageOf = preparedEach('admin-reports', (way: Way, { skipped }: Slots<{ skipped: number }>) => {
  const { isMeant, order } = partsOf(way);
  const page = sql`
    with page as (
      select r.id from reports r where ${isMeant}
      order by ${order} limit ${sql.lit(ADMIN_PAGE_SIZE)} ${skipping(skipped)}
    )`;
  return select(columns, page)`
    from page join reports r using (id) left join messages m on m.id = r.message_id
    join leads l on l.id = r.lead_id join jobs j on j.id = l.job_id join businesses b on b.id = l.business_id
    join accounts p on p.id = r.reporter_id
    left join reported_words w on w.report_id = r.id left join accounts a on a.id = ${whomItIsAbout}
    left join files f on f.id = r.attachment_id
    left join accounts o on o.id = r.taken_by left join accounts d on d.id = r.done_by
    order by ${order}`;
});

const countOf = preparedEach(
  'admin-report-count',
  (way: Way) => select({ count: sql<number>`count(*)::int` })`from reports r where ${partsOf(way).isMeant}`,
);

/** A page of the reports that wait, or of those that are dealt with, and how many there are. */
export async function reportsPage(db: Db, { pageIndex, state }: ReportsQuery) {
  const way = { isDone: state === 'done' };
  const skipped = (pageNumber(pageIndex) - 1) * ADMIN_PAGE_SIZE;
  const [rows, counted] = await Promise.all([pageOf(db, way, { skipped }), countOf(db, way, {})]);
  return { reports: rows.map(reportView), count: theOnly(counted).count };
}

const reportView = (row: Row): AdminReport => ({
  id: row.id,
  reason: row.reason,
  note: row.note && asWritten(row.note, 'admins'),
  words: row.words && asWritten(row.words, 'admins'),
  attachment: row.attachment_place === null ? null : { place: row.attachment_place, file: fileOf(row) },
  createdAt: row.created_at.toISOString(),
  reporter: { id: row.reporter_id, name: row.reporter },
  writer: named(row.writer_id, row.writer),
  sender: row.sender,
  business: { id: row.business_id, name: row.business },
  leadId: row.lead_id,
  job: { title: asWritten(row.job_title, 'admins'), jobNumber: row.job_number },
  owner: named(row.owner_id, row.owner),
  done: doneOf(row),
});

const fileOf = ({ file_id: id, file_kind: kind, file_name: name }: Row) =>
  id && kind && name !== null ? { id, kind: attachmentKind(kind), name: asWritten(name, 'admins') } : null;

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

const doneOf = ({ done_at, done_by, outcome }: Row) =>
  done_at && { by: done_by ?? '', at: done_at.toISOString(), outcome: outcome ?? '' };
