import { type Kysely, sql } from 'kysely';

/**
 * Each session says for which business it acts, so that it never goes on for another one when that is gone. Writes the
 * sessions of members that are open; a process of the version before begins more without one, which are read as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    update sessions s set business_id = (
      select m.business_id from members m join businesses w on w.id = m.business_id
      join accounts o on o.id = w.owner_id and o.is_active
      where m.account_id = s.account_id order by m.role = 'owner' desc, m.created_at, m.business_id limit 1
    ) from accounts a
    where a.id = s.account_id and a.role = 'business'
      and s.business_id is null and s.ended_at is null and s.admin_id is null`.execute(db);
}
