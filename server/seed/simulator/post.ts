import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/db.ts';
import { newReference } from './books.ts';
import { booksIn } from './schema.ts';

/** How badly it behaves, for trying out that it does not matter. It is one for everybody, and kept. */
export type Mood = {
  /** How often each event is delivered. */
  copies: number;
  /** How late it is. */
  delaySeconds: number;
  /** Whether what happened last comes first. */
  isBackwards: boolean;
  /** A call that it says no to, for reasons of its own, as the real ones may. */
  refuses: string | null;
};

export const AS_IT_SHOULD: Mood = {
  copies: 1,
  delaySeconds: 0,
  isBackwards: false,
  refuses: null,
};

export async function moodOf(db: Reader): Promise<Mood> {
  const row = await booksIn(db)
    .selectFrom('simulator.post')
    .select(['copies', 'delay_seconds', 'is_backwards', 'refuses'])
    .executeTakeFirst();
  if (!row) return AS_IT_SHOULD;
  const { copies, refuses } = row;
  return { copies, refuses, delaySeconds: row.delay_seconds, isBackwards: row.is_backwards };
}

/** Every process that shares these books has the same post from now on. */
export async function setMood(db: Reader, mood: Mood): Promise<void> {
  const { copies, delaySeconds: delay_seconds, isBackwards: is_backwards, refuses } = mood;
  const set = { copies, delay_seconds, is_backwards, refuses };
  await booksIn(db)
    .insertInto('simulator.post')
    .values({ only_row: true, ...set })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(set))
    .execute();
}

type About = { checkout: string } | { subscription: string };

/** Something to tell; it goes out once the books are written, or as late as the post is. */
export async function tell(tx: Tx, now: Date, event: { type: string; about: About }): Promise<void> {
  await sql`
    insert into simulator.events (id, type, about, due_at, created_at)
    values (${newReference('event')}, ${event.type}, ${JSON.stringify(event.about)},
      ${now}::timestamptz + make_interval(secs => coalesce((select delay_seconds from simulator.post), 0)), ${now})
  `.execute(tx);
}
