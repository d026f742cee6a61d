import { type Kysely, sql } from 'kysely';

/**
 * What two sides agreed on when a quote was accepted, frozen: the figures, and beside them the words of each side, which go
 * with its account. The hash is made of the figures and of what the words hash to, so it can be checked without them. New
 * tables, they lock nothing; work that was agreed before has none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agreements (
      engagement_id uuid primary key references engagements (id),
      job_id uuid not null unique references jobs (id),
      customer_id uuid not null references accounts (id),
      made_at timestamptz not null,
      terms text not null,
      customer_words text,
      customer_words_hash text not null check (customer_words_hash ~ '^[0-9a-f]{64}$'),
      hash text not null check (hash ~ '^[0-9a-f]{64}$')
    )`.execute(db);
  await sql`create index agreements_of_customer on agreements (customer_id)`.execute(db);
  await sql`create index agreements_made on agreements (made_at)`.execute(db);
  await sql`
    create table agreement_offers (
      engagement_id uuid primary key references agreements (engagement_id) on delete cascade,
      business_id uuid not null references businesses (id),
      words text,
      words_hash text not null check (words_hash ~ '^[0-9a-f]{64}$')
    )`.execute(db);
  await sql`create index agreement_offers_of_business on agreement_offers (business_id)`.execute(db);
  await neverRewritten(db, { table: 'agreements', words: 'customer_words' });
  await neverRewritten(db, { table: 'agreement_offers', words: 'words' });
}

/** Words may be taken away, nothing else may change. */
async function neverRewritten(db: Kysely<unknown>, { table, words }: { table: string; words: string }) {
  const name = sql.id(`${table}_never_rewritten`);
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
    begin
      if new.${sql.id(words)} is not null and new.${sql.id(words)} is distinct from old.${sql.id(words)}
        or to_jsonb(new) - ${sql.lit(words)} <> to_jsonb(old) - ${sql.lit(words)}
      then raise exception 'an agreement is never rewritten'; end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger ${name} before update on ${sql.id(table)} for each row execute function ${name}()`.execute(
    db,
  );
}
