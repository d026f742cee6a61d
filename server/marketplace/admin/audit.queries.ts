import { sql } from 'kysely';
import { ADMIN_PAGE_SIZE, pageNumber } from '../../../contract/admin-pages.ts';
import type { AuditEntry } from '../../../contract/audit.ts';
import type { Db } from '../../platform/db/db.ts';

type Values = Record<string, unknown> | null;
type Row = {
  id: string;
  act: string;
  subject: string;
  subject_id: string | null;
  admin_id: string;
  admin_name: string | null;
  account_id: string | null;
  account_name: string | null;
  before: Values;
  after: Values;
  reason: string | null;
  created_at: Date;
};
type Asked = { pageIndex?: string | undefined; account?: string | undefined };

/** A page of the audit log, newest first, and how many entries there are. */
export async function auditPage(db: Db, { pageIndex, account }: Asked) {
  const wanted = account ? sql`where l.account_id = ${account}` : sql``;
  const skipped = (pageNumber(pageIndex) - 1) * ADMIN_PAGE_SIZE;
  const [shown, counted] = await Promise.all([
    sql<Row>`
      with page as (
        select id from audit_log l ${wanted}
        order by created_at desc, id desc limit ${sql.lit(ADMIN_PAGE_SIZE)} offset ${skipped}
      )
      select l.id, l.act, l.subject, l.subject_id, l.created_at, l.admin_id, l.account_id,
        d.before, d.after, d.reason,
        a.first_name || ' ' || a.last_name as admin_name, p.first_name || ' ' || p.last_name as account_name
      from page join audit_log l using (id) left join audit_details d on d.entry_id = l.id
      left join accounts a on a.id = l.admin_id left join accounts p on p.id = l.account_id
      order by l.created_at desc, l.id desc
    `.execute(db),
    sql<{ count: number }>`select count(*) as count from audit_log l ${wanted}`.execute(db),
  ]);
  return { entries: shown.rows.map(entryView), count: counted.rows[0]?.count ?? 0 };
}

const entryView = (row: Row): AuditEntry => ({
  id: row.id,
  act: row.act,
  subject: row.subject,
  subjectId: row.subject_id,
  admin: { id: row.admin_id, name: row.admin_name ?? '' },
  account: row.account_id ? { id: row.account_id, name: row.account_name ?? '' } : null,
  changes: Object.keys({ ...row.before, ...row.after }).map((field) => ({
    field,
    before: said(row.before?.[field]),
    after: said(row.after?.[field]),
  })),
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
});

const said = (value: unknown): string | null =>
  value === undefined || value === null ? null : typeof value === 'string' ? value : JSON.stringify(value);
