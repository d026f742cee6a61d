import { sql } from 'kysely';
import type { Actor } from '../../platform/actor.ts';
import type { Reader } from '../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { businessOf } from '../actors.ts';
import { lockBusinessRow } from '../lock-business.ts';

/** SQL: of the work picture `p` and its service `s`. */
export const workPictureColumns = {
  id: sql<string>`p.file_id`,
  text: sql<FreeText>`p.text`,
  width: sql<number>`p.width`,
  height: sql<number>`p.height`,
  service_id: sql<string | null>`p.service_id`,
  service: sql<string | null>`s.name`,
  before_id: sql<string | null>`p.before_id`,
  is_visible: sql<boolean>`p.is_visible`,
};
export type WorkPictureRow = RowOf<typeof workPictureColumns>;

/** The work pictures of a business, in its order, with those that are hidden. Who may see the business is asked by the caller. */
export const workPicturesOf = preparedOnce(
  'work-pictures',
  ({ id }: Slots<{ id: BusinessId }>) => select(workPictureColumns)`
    from work_pictures p left join services s on s.id = p.service_id
    where p.business_id = ${id} order by p.position`,
);

/** Changes of one set wait for each other, so no place is taken twice and the limit holds. */
export const lockWorkPictures = lockBusinessRow;

/** Whether the business does this service: it has chosen it, or it is of its trade. */
export async function doesService(db: Reader, actor: Actor, serviceId: string): Promise<boolean> {
  const { rows } = await sql`
    select from services s join businesses b on b.id = ${businessOf(actor)}
    where s.id = ${serviceId} and (s.category_id = b.category_id or exists (
      select from business_services o where o.business_id = b.id and o.service_id = s.id))
  `.execute(db);
  return rows.length > 0;
}
