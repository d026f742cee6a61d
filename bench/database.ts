import { prepareDatabase } from '../database/seed/prepare.ts';
import { QUEUES } from '../server/marketplace/index.ts';
import { systemClock } from '../server/platform/clock.ts';
import { openDatabase } from '../server/platform/db/db.ts';
import { createLog } from '../server/platform/log/log.ts';
import { openQueue } from '../server/platform/queue/queue.ts';

/** Schema, catalogue and queues, as a first start of the product makes them; no demo world. */
export async function prepare(url: string): Promise<void> {
  const log = createLog('error');
  const { db, close } = openDatabase(url, { size: 2, log });
  try {
    await prepareDatabase(db, { platform: 'staging', clock: systemClock });
    const queue = await openQueue(url, { db, log, works: false });
    await queue.open(QUEUES);
    await queue.close();
  } finally {
    await close();
  }
}
