import { type Kysely, sql } from 'kysely';

/**
 * Writes the codes of all jobs and quotes of before. Writes every row of both tables once, which wait meanwhile (a few
 * seconds for each hundred thousand).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  // The triggers of 0100 write the codes.
  await sql`update jobs set property = property where property_code is null`.execute(db);
  await sql`update quotes set rate_type = rate_type where rate_code is null`.execute(db);
  await sql`
    do $$ begin
      if exists (select from jobs where property_code is null or urgency_code is null)
      then raise exception 'a job has a property or an urgency that no list of ours contains'; end if;
    end $$`.execute(db);
  await sql`
    alter table jobs alter column property_code set not null, alter column urgency_code set not null`.execute(
    db,
  );
  await sql`alter table quotes alter column rate_code set not null`.execute(db);
}
