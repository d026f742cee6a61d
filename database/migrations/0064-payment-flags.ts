import { type Kysely, sql } from 'kysely';

/**
 * What a person has to look at, each thing once, until somebody has dealt with it. A new table, filled with what was
 * flagged before; subscriptions are read, not locked. From now on `subscriptions.needs_attention` says no more than that
 * a subscription is unwanted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_flags (
      id uuid primary key,
      subscription_id uuid not null references subscriptions (id),
      business_id uuid not null references businesses (id),
      why text not null check (why in
        ('unwanted', 'dispute', 'chargeback', 'price', 'unknown_charge', 'other_amount')),
      reference text not null,
      raised_at timestamptz not null,
      settled_at timestamptz,
      settled_by uuid references accounts (id),
      unique (subscription_id, why, reference),
      check ((settled_at is null) = (settled_by is null))
    )`.execute(db);
  await sql`
    create index payment_flags_open on payment_flags (raised_at desc, id desc) where settled_at is null`.execute(
    db,
  );
  await sql`
    insert into payment_flags (id, subscription_id, business_id, why, reference, raised_at)
    select id, id, business_id, needs_attention, coalesce(provider_ref, ''), coalesce(heard_at, created_at)
    from subscriptions where needs_attention in ('unwanted', 'dispute', 'chargeback', 'price')`.execute(db);
}
