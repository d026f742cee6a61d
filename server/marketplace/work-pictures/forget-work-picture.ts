import type { Tx } from '../../platform/db/db.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { forgetFile } from '../files/index.ts';

type Which = { id: string; businessId: BusinessId };

/**
 * Forgets a work picture of a business, whose set the caller holds; those behind it move up. False: there is none. The bytes
 * are removed once that has been committed.
 */
export async function forgetWorkPicture(tx: Tx, { id, businessId }: Which): Promise<boolean> {
  const gone = await tx
    .deleteFrom('work_pictures')
    .where('file_id', '=', id)
    .where('business_id', '=', businessId)
    .returning('position')
    .executeTakeFirst();
  if (!gone) return false;
  await forgetFile(tx, id);
  await tx
    .updateTable('work_pictures')
    .set((eb) => ({ position: eb('position', '-', 1) }))
    .where('business_id', '=', businessId)
    .where('position', '>', gone.position)
    .execute();
  return true;
}
