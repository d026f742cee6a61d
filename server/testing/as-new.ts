import { MINUTE_MS, type MovableClock } from '../platform/clock.ts';
import type { Queue } from '../platform/queue/queue.ts';
import type { Product } from '../product.ts';
import { STORIES_BEGIN } from './standing-clock.ts';

/** Tables that a reset keeps. */
export const KEPT = ['online_steps', 'schema_floor', 'work_categories', 'services', 'packages'];

type Act = (statements: string) => Promise<void>;
type Watched = { asOwner: Act; watch(queue: Queue): void; isClosed(): boolean; isTouched(): boolean };

/** Notes what no reset takes back: that the owner has changed the tables, or that the queue was closed, whose jobs nobody would take. */
export function watched(asOwner: Act): Watched {
  let [isTouched, isClosed] = [false, false];
  return {
    asOwner(statements) {
      isTouched = true;
      return asOwner(statements);
    },
    watch(queue) {
      const { close } = queue;
      queue.close = () => {
        [isTouched, isClosed] = [true, true];
        return close();
      };
    },
    isClosed: () => isClosed,
    isTouched: () => isTouched,
  };
}

/** Sets a clock that a story has moved back to where stories begin. */
export const turnBack = (clock: MovableClock): void =>
  clock.advance({ minutes: (STORIES_BEGIN.getTime() - clock.now().getTime()) / MINUTE_MS });

/** The content of what a reset keeps. */
export async function fingerprint({ database }: Product): Promise<string> {
  const contents = KEPT.map(
    (table) => `(select md5(string_agg(kept::text, ' ' order by kept::text)) from ${table} kept)`,
  );
  const { rows } = await database.pool.query<{ all: string }>(
    `select concat_ws(' ', ${contents.join(', ')}) as all`,
  );
  return rows[0]?.all ?? '';
}
