import { type Kysely, sql } from 'kysely';

/**
 * Which customer and which business have no more to do with each other, and which of the two blocked the other. A lead that
 * a block has closed says so itself, since it stays closed when the block is taken back. A new table, and a column that is
 * written nowhere yet; adding it locks `leads` for a moment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    create table blocks (
      id uuid primary key,
      customer_id uuid not null references accounts (id),
      business_id uuid not null references businesses (id),
      side text not null check (side in ('customer', 'business')),
      blocked_by uuid not null references accounts (id),
      created_at timestamptz not null,
      unique (business_id, customer_id, side)
    )`.execute(db);
  await sql`create index blocks_of_customer on blocks (customer_id, business_id)`.execute(db);
  await sql`alter table leads add column parted_at timestamptz`.execute(db);
}
