import { type Kysely, sql } from 'kysely';

/** What firms write to us by the contact form. A new table only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table enquiries (
      id uuid primary key,
      name text not null,
      business_name text not null,
      email text not null,
      mobile_number text not null,
      message text not null,
      created_at timestamptz not null,
      mailed_at timestamptz
    )`.execute(db);
}
