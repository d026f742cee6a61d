import { sql } from 'kysely';
import { ADMIN_PAGE_SIZE, pageNumber } from '../../../contract/admin-pages.ts';
import type { AdminWorkPicture, AdminWorkPicturesQuery } from '../../../contract/admin-work-pictures.ts';
import type { Db } from '../../platform/db/db.ts';
import { preparedEach, skipping, type Slots, theOnly } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { notFound } from '../../platform/refusal.ts';
import { workPictureColumns, workPictureView } from '../work-pictures/index.ts';

const columns = {
  ...workPictureColumns,
  business_id: sql<BusinessId>`p.business_id`,
  business: sql<string>`b.name`,
  created_at: sql<Date>`p.created_at`,
};
type Row = RowOf<typeof columns>;

type Way = Pick<AdminWorkPicturesQuery, 'state'> & { isOfBusiness: boolean };
type Asked = { business: string; skipped: number };

const wanted = ({ state, isOfBusiness }: Way, { business }: Pick<Slots<Asked>, 'business'>) => sql`
  from work_pictures where true
  ${state ? sql`and is_visible = ${sql.lit(state === 'active')}` : sql``}
  ${isOfBusiness ? sql`and business_id = ${business}` : sql``}`;

const pageOf = preparedEach('admin-work-pictures', (way: Way, given: Slots<Asked>) => {
  const page = sql`
    with page as (
      select file_id ${wanted(way, given)} order by created_at desc, file_id desc
      limit ${sql.lit(ADMIN_PAGE_SIZE)} ${skipping(given.skipped)}
    )`;
  return select(columns, page)`
    from page join work_pictures p using (file_id) join businesses b on b.id = p.business_id
    left join services s on s.id = p.service_id order by p.created_at desc, p.file_id desc`;
});

const countOf = preparedEach(
  'admin-work-picture-count',
  (way: Way, given: Slots<Asked>) => select({ count: sql<number>`count(*)::int` })`${wanted(way, given)}`,
);

/**
 * A page of the work pictures of all businesses or of one, newest first, and how many there are.
 * @throws Refusal 'not_found' where no business has the id that is named
 */
export async function workPicturesPage(db: Db, { pageIndex, state, business }: AdminWorkPicturesQuery) {
  const of = business === undefined ? null : await businessWith(db, business);
  const way = { state, isOfBusiness: of !== null };
  const given = { business: business ?? '', skipped: (pageNumber(pageIndex) - 1) * ADMIN_PAGE_SIZE };
  const [rows, counted] = await Promise.all([pageOf(db, way, given), countOf(db, way, given)]);
  return { pictures: rows.map(pictureView), count: theOnly(counted).count, business: of };
}

/** A business whose account was deleted has no pictures any more: its id is answered like one that never was. */
async function businessWith(db: Db, id: string) {
  const found = await db
    .selectFrom('businesses as b')
    .innerJoin('accounts as a', 'a.id', 'b.owner_id')
    .where(sql<boolean>`b.id = ${id}`)
    .where('a.deleted_at', 'is', null)
    .select(['b.id', 'b.name'])
    .executeTakeFirst();
  if (!found) throw notFound();
  return found;
}

const pictureView = (row: Row): AdminWorkPicture => ({
  ...workPictureView(row),
  business: { id: row.business_id, name: row.business },
  createdAt: row.created_at.toISOString(),
  is_active: row.is_visible ? 1 : 0,
});
