import { type Kysely, sql } from 'kysely';

/** What takes an invoice back, in part or whole, when money goes back. New tables, and a column with a constant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table credit_notes (
      id uuid primary key,
      number integer not null unique,
      payment_id uuid not null references payments (id),
      business_id uuid not null references businesses (id),
      entry integer not null,
      reason text not null check (reason in ('refunded', 'returned', 'received again')),
      net_pence integer not null,
      vat_pence integer not null,
      gross_pence integer not null check (gross_pence <> 0 and gross_pence = net_pence + vat_pence),
      issued_at timestamptz not null,
      unique (payment_id, entry)
    )`.execute(db);
  await sql`alter table simulator_charges add column returned_pence integer not null default 0`.execute(db);
  await sql`create index credit_notes_business on credit_notes (business_id)`.execute(db);
  // One row, locked by anybody who issues one, as for invoices: no number is missing.
  await sql`
    create table credit_note_numbers (only_row boolean primary key check (only_row), last integer not null)`.execute(
    db,
  );
}
