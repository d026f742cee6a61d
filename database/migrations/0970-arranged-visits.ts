import { type Kysely, sql } from 'kysely';

/**
 * Visits that a customer and a business arrange, and the times that either of them proposed for one. Nobody is in two places:
 * a booking holds a person for a time, and the database refuses a second one that overlaps. An exclusion constraint with `=`
 * on a uuid would need the extension `btree_gist`, so the person stands in it as a range of one id, for which every
 * PostgreSQL from 15 on has what it takes. New tables, locks nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table visits (
      id uuid primary key,
      lead_id uuid not null references leads (id),
      kind text not null check (kind in ('look', 'work')),
      status text not null check (status in ('proposed', 'agreed', 'withdrawn', 'cancelled')),
      revision int not null check (revision > 0),
      proposal_id uuid not null,
      member_id uuid references accounts (id),
      starts_at timestamptz,
      ends_at timestamptz check (ends_at > starts_at),
      agreed_at timestamptz,
      ended_by text check (ended_by in ('customer', 'business', 'system')),
      words text check (length(words) between 1 and 300),
      day_told_at timestamptz,
      soon_told_at timestamptz,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      check (status <> 'agreed' or (starts_at is not null and ends_at is not null and agreed_at is not null)),
      check ((status in ('withdrawn', 'cancelled')) = (ended_by is not null))
    )`.execute(db);
  await sql`create unique index one_open_proposal on visits (lead_id, kind) where status = 'proposed'`.execute(
    db,
  );
  await sql`create index visits_of_lead on visits (lead_id)`.execute(db);
  await sql`create index visits_of_member on visits (member_id) where member_id is not null`.execute(db);
  await sql`create index agreed_visits on visits (starts_at) where status = 'agreed'`.execute(db);
  await sql`
    create table visit_proposals (
      id uuid primary key,
      visit_id uuid not null references visits (id),
      side text not null check (side in ('customer', 'business')),
      proposed_by uuid not null references accounts (id),
      starts_at timestamptz[] not null check (cardinality(starts_at) between 1 and 3),
      ends_at timestamptz[] not null check (cardinality(ends_at) = cardinality(starts_at)),
      words text check (length(words) between 1 and 300),
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index proposals_of_visit on visit_proposals (visit_id)`.execute(db);
  await sql`
    alter table visits add foreign key (proposal_id) references visit_proposals (id)
      deferrable initially deferred`.execute(db);
  await sql`create type account_range as range (subtype = uuid)`.execute(db);
  await sql`
    create table visit_bookings (
      visit_id uuid primary key references visits (id),
      account_id uuid not null references accounts (id),
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      constraint nobody_in_two_places exclude using gist (
        account_range(account_id, account_id, '[]') with &&, tstzrange(starts_at, ends_at) with &&)
    )`.execute(db);
  await sql`create index ended_bookings on visit_bookings (ends_at)`.execute(db);
}
