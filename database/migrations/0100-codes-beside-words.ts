import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * Properties, urgencies and rates get codes beside the words that were stored until now. Takes the tables of jobs and
 * quotes alone until the migrations that run with it are done; each row is checked once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    alter table jobs
      add column property_code text,
      add column urgency_code text,
      add constraint property_is_known check (property_code in (${codes(PROPERTIES)})),
      add constraint urgency_is_known check (urgency_code in (${codes(URGENCIES)})),
      add constraint specific_date_is_given check ((urgency_code = 'specific_date') = (wanted_at is not null))`.execute(
    db,
  );
  await sql`
    alter table quotes
      add column rate_code text,
      add constraint rate_is_known check (rate_code in (${codes(RATES)}))`.execute(db);
  await keepBoth(db);
}

const PROPERTIES = {
  detached_house: 'Detached house',
  semi_detached_house: 'Semi-detached house',
  terraced_house: 'Terraced house',
  end_of_terrace: 'End of terrace',
  bungalow: 'Bungalow',
  flat_or_maisonette: 'Flat or maisonette',
  new_build: 'New build',
  office_or_shop: 'Office or shop',
  rental_or_hmo: 'Rental or HMO',
  garden_or_land: 'Garden or land',
  other: 'Other',
};

const URGENCIES = {
  asap: 'As soon as possible',
  within_week: 'Within a week',
  within_month: 'Within a month',
  within_3_months: 'Within 3 months',
  flexible: "I'm flexible",
  specific_date: 'specificDate',
};

const RATES = { hourly: 'Hourly', daily: 'Daily', flat: 'Flat' };

type Words = Record<string, string>;

const codes = (words: Words) => sql.join(Object.keys(words).map((code) => sql.lit(code)));

// While a release rolls out, processes of the release before write and read the words alone, and those of this one the
// codes alone. Until the words go (database/contractions), a trigger writes whichever of the two was not written.

async function keepBoth(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_job_words_and_codes() returns trigger language plpgsql as $$
      begin
        ${same('property', PROPERTIES)}
        ${same('urgency', URGENCIES)}
        return new;
      end $$`.execute(db);
  await sql`
    create trigger jobs_keep_words_and_codes
      before insert or update of property, property_code, urgency, urgency_code on jobs
      for each row execute function keep_job_words_and_codes()`.execute(db);
  await sql`
    create function keep_quote_word_and_code() returns trigger language plpgsql as $$
      begin
        ${same('rate', RATES, 'rate_type')}
        return new;
      end $$`.execute(db);
  await sql`
    create trigger quotes_keep_word_and_code before insert or update of rate_type, rate_code on quotes
      for each row execute function keep_quote_word_and_code()`.execute(db);
}

/** In an insert, `old` is null: a code that is there was written. */
function same(kind: string, words: Words, word = kind): RawBuilder<unknown> {
  const [theWord, code] = [sql.ref(word), sql.ref(`${kind}_code`)];
  const pairs = Object.entries(words);
  const toWord = pairs.map(([one, said]) => sql`when ${sql.lit(one)} then ${sql.lit(said)}`);
  const toCode = pairs.map(([one, said]) => sql`when ${sql.lit(said)} then ${sql.lit(one)}`);
  return sql`
    if new.${code} is distinct from old.${code} then
      new.${theWord} := case new.${code} ${sql.join(toWord, sql` `)} end;
    else
      new.${code} := case new.${theWord} ${sql.join(toCode, sql` `)} end;
    end if;`;
}
