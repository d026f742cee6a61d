import { sql } from 'kysely';
import type { MonthQuery } from '../../../contract/admin-lists.ts';
import { ADMIN_PAGE_SIZE, pageNumber } from '../../../contract/admin-pages.ts';
import type { AdminQuote } from '../../../contract/admin-quotes.ts';
import { type QuoteStatus, RATE_WORDS, type RateCode } from '../../../contract/words.ts';
import type { Db } from '../../platform/db/db.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import { preparedEach, skipping, type Slots, theOnly } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { toPounds } from '../../platform/money.ts';
import { asWritten } from '../free-text.ts';
import { ofMonth } from './of-month.ts';

const columns = {
  id: sql<string>`q.id`,
  cost_pence: sql<number>`q.cost_pence`,
  rate_code: sql<RateCode>`q.rate_code`,
  status: sql<QuoteStatus>`q.status`,
  created_at: sql<Date>`q.created_at`,
  title: sql<FreeText>`j.title`,
  job_number: sql<string>`j.job_number`,
  business_id: sql<BusinessId>`q.business_id`,
  business: sql<string>`b.name`,
  customer: sql<string>`c.first_name || ' ' || c.last_name`,
};
type Row = RowOf<typeof columns>;

type Way = { isOfMonth: boolean };
type Asked = { month: string; skipped: number };

const pageOf = preparedEach('admin-quotes', ({ isOfMonth }: Way, { month, skipped }: Slots<Asked>) => {
  const page = sql`
    with page as (
      select id from quotes where true ${ofMonth(sql`created_at`, isOfMonth ? month : undefined)}
      order by created_at desc, id desc limit ${sql.lit(ADMIN_PAGE_SIZE)} ${skipping(skipped)}
    )`;
  return select(columns, page)`
    from page join quotes q using (id) join jobs j on j.id = q.job_id
    join businesses b on b.id = q.business_id join accounts c on c.id = j.customer_id
    order by q.created_at desc, q.id desc`;
});

const countOf = preparedEach(
  'admin-quote-count',
  ({ isOfMonth }: Way, { month }: Slots<Asked>) =>
    select({ count: sql<number>`count(*)` })`
    from quotes where true ${ofMonth(sql`created_at`, isOfMonth ? month : undefined)}`,
);

/** A page of the quotes, newest first, and how many there are: those of deleted jobs too, as the figure counts them. */
export async function quotesPage(db: Db, { pageIndex, month }: MonthQuery) {
  const way = { isOfMonth: month !== undefined };
  const given = { month: month ?? '', skipped: (pageNumber(pageIndex) - 1) * ADMIN_PAGE_SIZE };
  const [rows, counted] = await Promise.all([pageOf(db, way, given), countOf(db, way, given)]);
  return { quotes: rows.map(quoteView), count: theOnly(counted).count };
}

const quoteView = (row: Row): AdminQuote => ({
  id: row.id,
  cost: toPounds(row.cost_pence),
  rate_type: RATE_WORDS[row.rate_code],
  status: row.status,
  createdAt: row.created_at.toISOString(),
  job: { title: asWritten(row.title, 'admins'), jobNumber: row.job_number },
  business: { id: row.business_id, name: row.business },
  user: { name: row.customer },
});
