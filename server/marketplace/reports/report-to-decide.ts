import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import { select } from '../../platform/db/select-list.ts';
import type { UserId } from '../../platform/ids.ts';
import { notFound } from '../../platform/refusal.ts';
import { whomItIsAbout } from './report.queries.ts';

/** A report, locked, so that of two admins one comes second. */
export async function reportToDecide(tx: Tx, id: string) {
  const report = await tx
    .selectFrom('reports as r')
    .where('r.id', '=', id)
    .select(['r.taken_by', 'r.done_at', 'r.done_by', 'r.outcome'])
    .forUpdate()
    .executeTakeFirst();
  if (!report) throw notFound();
  const { rows } = await select({ id: sql<UserId | null>`${whomItIsAbout}` })`
    from reports r join leads l on l.id = r.lead_id join jobs j on j.id = l.job_id
    join businesses b on b.id = l.business_id left join reported_words w on w.report_id = r.id
    where r.id = ${id}`.execute(tx);
  return { ...report, writer_id: rows[0]?.id ?? null };
}

/** As the audit log calls an admin. */
export async function nameOfAdmin(tx: Tx, id: string): Promise<string> {
  const { first_name, last_name } = await tx
    .selectFrom('accounts')
    .where('id', '=', id as UserId)
    .select(['first_name', 'last_name'])
    .executeTakeFirstOrThrow();
  return `${first_name} ${last_name}`;
}
