import { type RawBuilder, sql } from 'kysely';
import type { ClosedReason } from '../../../contract/words.ts';
import type { Db } from '../../platform/db/db.ts';

/** What triggers count (23-tallies.sql), and what can be true of it. */
export type Traits = {
  account: 'customer' | 'business';
  found: 'customer' | 'business' | 'on' | 'off' | 'verified' | 'unverified';
  job: 'active' | 'awarded' | 'cancelled' | 'on' | 'off' | 'listed' | 'deleted';
  'closed-job': ClosedReason;
  engagement: 'progress' | 'finished' | 'cancelled';
  'first-quote': 'in-a-day' | 'later';
  quote: never;
  review: 'shown' | 'hidden';
  subscription: 'active' | 'past_due' | 'expired' | 'cancelled' | 'not_subscribed';
  /** Their one trait is the id of the category or the service that businesses have. */
  category: string;
  service: string;
  audit: never;
  revenue: 'refund';
};

/** SQL: what is kept of a noun with all of these traits, in the tallies `t`. */
export const isTallied = <Noun extends keyof Traits>(
  noun: Noun,
  ...traits: Traits[Noun][]
): RawBuilder<boolean> => sql<boolean>`(t.noun = ${sql.lit(noun)}${traits.length > 0 ? has(traits) : sql``})`;

const has = (traits: string[]) =>
  sql` and t.traits @> array[${sql.join(traits.map((trait) => sql.lit(trait)))}]`;

/** SQL: how many there are, in all or of those added in a month, by what is kept. */
export const kept = (
  tallied: RawBuilder<boolean>,
  month?: RawBuilder<string>,
): RawBuilder<number> => sql<number>`(
  select coalesce(sum(t.count), 0)::bigint from tallies t
  where ${tallied} ${month ? sql`and t.month = (${month}::text || '-01')::date` : sql``})`;

/** Puts what was counted since into one row for each noun, month and traits. Safe to do by two processes at once. */
export async function sumTallies(db: Db): Promise<void> {
  await sql`select sum_tallies()`.execute(db);
}

/** Works out the median of each month to which the first quote of a job was added since. */
export async function keepMedians(db: Db): Promise<void> {
  await sql`select keep_first_quote_medians()`.execute(db);
}
