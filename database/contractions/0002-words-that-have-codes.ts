import { type Kysely, sql } from 'kysely';

/** Properties, urgencies and rates are stored as codes alone. Takes the tables of jobs and quotes alone for a moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`drop trigger jobs_keep_words_and_codes on jobs`.execute(db);
  await sql`drop trigger quotes_keep_word_and_code on quotes`.execute(db);
  await sql`drop function keep_job_words_and_codes, keep_quote_word_and_code`.execute(db);
  // With them go the checks of the words.
  await sql`alter table jobs drop column property, drop column urgency`.execute(db);
  await sql`alter table quotes drop column rate_type`.execute(db);
}
