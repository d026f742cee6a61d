import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { type RowOf, select } from '../db/select-list.ts';

/** Jobs that could be taken now; `name` is their queue's. Those that were given up are in a queue of their own. */
const BACKLOG = {
  name: sql<string>`name`,
  jobs: sql<number>`count(*)`,
  oldestS: sql<number>`extract(epoch from now() - min(start_after))::float8`,
};

export type Backlog = RowOf<typeof BACKLOG>;

/** What waits in each queue, and for how many seconds the first of it has waited; queues without work are left out. */
export async function backlogs(db: Db): Promise<Backlog[]> {
  // The state as the queue's own index asks for it, so that what is done is not read.
  const { rows } = await select(BACKLOG)`
    from pgboss.job where state < 'active' and start_after <= now() group by name order by name`.execute(db);
  return rows;
}
