import { sql } from 'kysely';
import type { Tx } from '../platform/db/db.ts';

/** Several processes may start at once: one prepares the database, the others wait until this is over. */
export const waitForOthers = (tx: Tx) =>
  sql`lock table work_categories in share row exclusive mode`.execute(tx);
