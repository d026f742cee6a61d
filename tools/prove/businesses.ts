import { sql } from 'kysely';
import { type Db, inTransaction } from '../../server/platform/db/db.ts';

/** So many businesses without a subscription, and for each the task of buying one. */
export async function fillWithBusinesses(db: Db, count: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`
      create table prove_tasks (n integer primary key, business_id uuid not null, state text not null)`.execute(
      tx,
    );
    await sql`
      create index prove_tasks_new on prove_tasks (n) where state = 'new'`.execute(tx);
    await sql`
      insert into prove_tasks select n, gen_random_uuid(), 'new' from generate_series(1, ${count}) n`.execute(
      tx,
    );
    await sql`
      insert into accounts (id, reference, role, email, email_key, first_name, last_name, mobile_number,
        password_hash, verified_at, created_at)
      select business_id, 'B-' || n, 'business', n || '@prove.test', n || '@prove.test', 'Pat', 'Number' || n,
        '077' || lpad(n::text, 8, '0'), 'none', now(), now() from prove_tasks`.execute(tx);
    await sql`
      insert into businesses (id, owner_id, name, postcode, town, lat, lng, outward_lat, outward_lng,
        outward_cell, created_at)
      select business_id, business_id, 'Firm ' || n, 'SE1 7PB', 'London', 51.5, -0.1, 51.5, -0.1, 0, now() from prove_tasks`.execute(
      tx,
    );
    await sql`
      insert into promo_codes (id, name, name_key, percentage, created_at)
      values (gen_random_uuid(), 'SHARE', 'share', 17, now())`.execute(tx);
  });
}
