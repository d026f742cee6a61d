import { type RawBuilder, sql } from 'kysely';
import type { AdminQuotesQuery } from '../../../contract/admin-lists.ts';
import { ADMIN_PAGE_SIZE, pageNumber } from '../../../contract/admin-pages.ts';
import type { AdminQuote } from '../../../contract/admin-quotes.ts';
import { type QuoteStatus, RATE_WORDS, type RateCode } from '../../../contract/words.ts';
import type { Db } from '../../platform/db/db.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import {
  preparedEach,
  skipping,
  type Slots,
  theOnly,
  written,
} from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { toPounds } from '../../platform/money.ts';
import { asWritten } from '../free-text.ts';
import { foundOf, type JobSearch, jobSearch } from './job-search.ts';
import { BATCH, type Behind, behindRow, placeBehind } from './list-batches.ts';
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

type Way = { isOfMonth: boolean; soughtBy: JobSearch['by'] | undefined };
type Asked = { month: string; typed: string; skipped: number };

const NEWEST = sql`created_at desc, id desc`;

const pageOf = preparedEach('admin-quotes', (way: Way, given: Slots<Asked>) =>
  rowsOf(sql`select id from quotes where ${isAsked(way, given)}
    order by ${NEWEST} limit ${sql.lit(ADMIN_PAGE_SIZE)} ${skipping(given.skipped)}`),
);

/** SQL: the rows of these ids. */
const rowsOf = (ids: RawBuilder<unknown>) =>
  select(columns, sql`with page as (${ids})`)`
    from page join quotes q using (id) join jobs j on j.id = q.job_id
    join businesses b on b.id = q.business_id join accounts c on c.id = j.customer_id
    order by q.created_at desc, q.id desc`;

const countOf = preparedEach(
  'admin-quote-count',
  (way: Way, given: Slots<Asked>) =>
    select({ count: sql<number>`count(*)` })`from quotes where ${isAsked(way, given)}`,
);

const isAsked = ({ isOfMonth, soughtBy }: Way, { month, typed }: Slots<Asked>) => sql`
  true ${soughtBy ? sql`and id in (${foundOf('quotes', soughtBy, typed)})` : sql``}
  ${ofMonth(sql`created_at`, isOfMonth ? month : undefined)}`;

/** A page of the quotes, newest first, and how many there are: those of deleted jobs too, as the figure counts them. */
export async function quotesPage(db: Db, query: AdminQuotesQuery) {
  const { way, given } = asked(query);
  const [rows, counted] = await Promise.all([pageOf(db, way, given), countOf(db, way, given)]);
  return { quotes: rows.map(quoteView), count: theOnly(counted).count };
}

/** The next rows of a file, and where it goes on. */
export async function quotesBatch(
  db: Db,
  { behind, ...query }: AdminQuotesQuery & { behind: Behind | null },
) {
  const { way, given } = asked(query);
  const listed = sql`${isAsked(way, written(given))} ${behindRow(behind)}`;
  const ids = sql`select id from quotes where ${listed} order by ${NEWEST} limit ${sql.lit(BATCH)}`;
  const { rows } = await rowsOf(ids).execute(db);
  return { rows: rows.map((row) => quoteLine(quoteView(row))), last: placeBehind(rows) };
}

/** How the list is asked for, and what its statement is given. */
function asked({ q, month, pageIndex }: AdminQuotesQuery) {
  const search = jobSearch(q);
  return {
    way: { isOfMonth: month !== undefined, soughtBy: search?.by },
    given: {
      month: month ?? '',
      typed: search?.typed ?? '',
      skipped: (pageNumber(pageIndex) - 1) * ADMIN_PAGE_SIZE,
    },
  };
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

/** A line of the file: what the list shows of a quote, and none of its words. */
const quoteLine = ({ job, business, user, ...quote }: AdminQuote) => ({
  ...quote,
  ...job,
  business: business.name,
  customer: user.name,
});
