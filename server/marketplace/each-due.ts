import { type Db, inTransaction, type Tx } from '../platform/db/db.ts';

/** So many are read at once. */
export const BATCH = 200;

type Due<One> = {
  /** Reads up to `BATCH` of what is due now; what was acted on is not due any more. */
  read: () => Promise<One[]>;
  act: (tx: Tx, one: One) => Promise<unknown>;
};

/** Acts on all that is due, each in a transaction of its own, until nothing is left. */
export async function eachDue<One>(db: Db, { read, act }: Due<One>): Promise<void> {
  for (;;) {
    const due = await read();
    for (const one of due) await inTransaction(db, (tx) => act(tx, one));
    if (due.length < BATCH) return;
  }
}
