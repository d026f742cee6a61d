import { type Kysely, sql } from 'kysely';

/**
 * What a quote says besides its price. Most quotes say nothing more and have no row. The sum of a line is kept as it was
 * sent and shown; the check holds it to quantity and price, half a penny up. Two new tables, which lock nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quote_details (
      quote_id uuid primary key references quotes (id) on delete cascade,
      vat_code text check (vat_code in ('included_20', 'included_5', 'included_0', 'not_registered')),
      included text,
      not_included text,
      earliest_start date,
      duration_count smallint check (duration_count between 1 and 999),
      duration_unit text check (duration_unit in ('hours', 'days', 'weeks')),
      deposit_percent smallint check (deposit_percent between 0 and 25),
      check ((duration_count is null) = (duration_unit is null))
    )`.execute(db);
  await sql`
    create table quote_lines (
      quote_id uuid not null references quote_details (quote_id) on delete cascade,
      position smallint not null check (position between 1 and 30),
      kind text not null check (kind in ('labour', 'materials', 'other')),
      text text,
      quantity_hundredths integer not null check (quantity_hundredths between 1 and 10000000),
      unit text not null check (unit in ('item', 'hour', 'day', 'metre', 'square_metre', 'cubic_metre', 'kilogram',
        'litre', 'pack')),
      unit_price_pence integer not null check (unit_price_pence between 0 and 100000000),
      sum_pence integer not null check (sum_pence between 0 and 100000000),
      primary key (quote_id, position),
      check (sum_pence = (quantity_hundredths::bigint * unit_price_pence + 50) / 100)
    )`.execute(db);
}
