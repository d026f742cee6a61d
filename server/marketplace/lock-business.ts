import type { Tx } from '../platform/db/db.ts';
import type { BusinessId } from '../platform/ids.ts';

/** Changes of what belongs to one business wait for each other, so that lists stay whole and limits hold. */
export const lockBusinessRow = (tx: Tx, id: BusinessId) =>
  tx.selectFrom('businesses').where('id', '=', id).select('id').forNoKeyUpdate().executeTakeFirstOrThrow();
