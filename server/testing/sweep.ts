import { inTransaction } from '../platform/db/db.ts';
import type { TestMarket } from './market.ts';

/** Has the duty that deletes what is kept no longer done its work once, as its hour does. */
export async function sweep({ product, settled }: TestMarket): Promise<void> {
  const { db, queue } = product.market;
  await inTransaction(db, (tx) => queue.send(tx, 'sweep-old-rows', { jobs: [{}] }));
  await settled();
}
