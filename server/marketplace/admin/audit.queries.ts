import { type RawBuilder, sql } from 'kysely';
import { ADMIN_PAGE_SIZE, pageNumber } from '../../../contract/admin-pages.ts';
import type { AuditEntry } from '../../../contract/audit.ts';
import type { Db } from '../../platform/db/db.ts';
import { preparedEach, skipping, type Slots, theOnly } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { UserId } from '../../platform/ids.ts';
import { accountBehind } from '../actors.ts';
import { subjectName } from './audit-subject.ts';

type Values = Record<string, unknown> | null;
const columns = {
  id: sql<string>`l.id`,
  act: sql<string>`l.act`,
  subject: sql<string>`l.subject`,
  subject_id: sql<string | null>`l.subject_id`,
  subject_name: subjectName,
  admin_id: sql<UserId>`l.admin_id`,
  admin_name: sql<string | null>`a.first_name || ' ' || a.last_name`,
  account_id: sql<UserId | null>`l.account_id`,
  account_name: sql<string | null>`p.first_name || ' ' || p.last_name`,
  before: sql<Values>`d.before`,
  after: sql<Values>`d.after`,
  reason: sql<string | null>`d.reason`,
  created_at: sql<Date>`l.created_at`,
  requests: sql<number>`during.requests`,
  until: sql<Date | null>`during.until`,
};
type Row = RowOf<typeof columns>;
type Question = {
  pageIndex?: string | undefined;
  account?: string | undefined;
  begun?: string | undefined;
};

/** A page of the audit log; of one account, where an id of the admin area names a person or a business. */
export async function readAuditLog(db: Db, { account, ...asked }: Question) {
  return auditPage(db, account ? { ...asked, account: await accountBehind(db, account) } : asked);
}

type Way = { of: 'everything' | 'account' | 'impersonation' };
type Asked = { account: string; begun: string; skipped: number };

const pageOf = preparedEach('audit-log', (way: Way, given: Slots<Asked>) => {
  const page = sql`
    with page as (
      select id from (${entriesAsked(way, given)}) wanted
      order by created_at desc, id desc limit ${sql.lit(ADMIN_PAGE_SIZE)} ${skipping(given.skipped)}
    )`;
  return select(columns, page)`
    from page join audit_log l using (id) left join audit_details d on d.entry_id = l.id
    left join accounts a on a.id = l.admin_id left join accounts p on p.id = l.account_id
    ${nextOfTheSame} left join lateral (
      select count(*) filter (where r.subject = 'request')::int as requests, max(r.created_at) as until
      from audit_log r where ${isDuring}
    ) during on true
    order by l.created_at desc, l.id desc`;
});

const countOf = preparedEach(
  'audit-log-count',
  (way: Way, given: Slots<Asked>) =>
    select({ count: sql<number>`count(*)` })`from (${entriesAsked(way, given)}) wanted`,
);

/** A page of the audit log, newest first, and how many entries there are. */
export async function auditPage(db: Db, { pageIndex, account = '', begun = '' }: Question) {
  const way: Way = { of: begun ? 'impersonation' : account ? 'account' : 'everything' };
  const given = { account, begun, skipped: (pageNumber(pageIndex) - 1) * ADMIN_PAGE_SIZE };
  const [rows, counted] = await Promise.all([pageOf(db, way, given), countOf(db, way, given)]);
  return { entries: rows.map(entryView), count: theOnly(counted).count };
}

/** SQL: every act; what was written during an impersonation is behind the entry with which that began. */
function entriesAsked({ of }: Way, { account, begun }: Slots<Asked>): RawBuilder<unknown> {
  if (of === 'impersonation')
    return sql`select r.id, r.created_at from audit_log l ${nextOfTheSame} join audit_log r on ${isDuring}
      where l.id = ${begun}`;
  return sql`select l.id, l.created_at from audit_log l
    where l.subject <> 'request' and l.act <> 'end impersonation'
    ${of === 'account' ? sql`and l.account_id = ${account}` : sql``}`;
}

/** SQL: when the same admin began to act as the same account again: what follows belongs to that. */
const nextOfTheSame = sql`left join lateral (
    select n.created_at, n.id from audit_log n
    where l.act = 'impersonate' and n.act = 'impersonate' and n.account_id = l.account_id
      and n.admin_id = l.admin_id and (n.created_at, n.id) > (l.created_at, l.id)
    order by n.created_at, n.id limit 1
  ) next on true`;

/** SQL: whether the entry `r` was written during the impersonation that began with `l`. */
const isDuring = sql`l.act = 'impersonate' and r.account_id = l.account_id and r.admin_id = l.admin_id
  and (r.subject = 'request' or r.act = 'end impersonation') and (r.created_at, r.id) > (l.created_at, l.id)
  and (next.id is null or (r.created_at, r.id) < (next.created_at, next.id))`;

const entryView = (row: Row): AuditEntry => ({
  id: row.id,
  act: row.act,
  subject: row.subject,
  subjectId: row.subject_id,
  admin: { id: row.admin_id, name: row.admin_name ?? '' },
  account: row.account_id ? { id: row.account_id, name: row.account_name ?? '' } : null,
  subjectName: row.subject_name,
  changes: Object.keys({ ...row.before, ...row.after }).map((field) => ({
    field,
    before: said(row.before?.[field]),
    after: said(row.after?.[field]),
  })),
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
  impersonation:
    row.act === 'impersonate' ? { requests: row.requests, until: row.until?.toISOString() ?? null } : null,
});

const said = (value: unknown): string | null =>
  value === undefined || value === null ? null : typeof value === 'string' ? value : JSON.stringify(value);
