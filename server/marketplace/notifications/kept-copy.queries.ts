import type { Tx } from '../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';

/** Whether the copy that a notice leads to is still kept. */
export async function hasCopy(tx: Tx, exportId: string | null): Promise<boolean> {
  const [copy] = await keptCopy(tx, { exportId });
  return copy !== undefined;
}

const keptCopy = preparedOnce('copy-to-tell', ({ exportId }: Slots<{ exportId: string | null }>, db) =>
  db.selectFrom('exports').where('id', '=', exportId).select('id'),
);
