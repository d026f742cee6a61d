import { sql } from 'kysely';
import type { AdminService } from '../../../contract/admin-categories.ts';
import { ADMIN_PAGE_SIZE, pageNumber } from '../../../contract/admin-pages.ts';
import type { Db } from '../../platform/db/db.ts';
import { preparedOnce, skipping, type Slots, theOnly } from '../../platform/db/prepared-statements.ts';
import { select, selectList } from '../../platform/db/select-list.ts';

/**
 * SQL: how many businesses chose each, and how many of these are deactivated, which are few. Deleting a business erases its
 * choices, so it is in neither count.
 */
const chosen = sql`
  chosen_services as materialized (
    select service_id as id, count(*) as count from business_services group by service_id
  ),
  chosen_categories as materialized (
    select category_id as id, count(*) as count from businesses group by category_id
  ),
  off as materialized (
    select b.id, b.category_id from found_accounts f join businesses b on b.owner_id = f.account_id
    where f.role = 'business' and not f.is_active
  ),
  off_services as materialized (
    select o.service_id, count(*) as count from off join business_services o on o.business_id = off.id
    group by o.service_id
  ),
  off_categories as materialized (
    select category_id, count(*) as count from off group by category_id
  )`;

const counts = {
  activeBusinessesCount: sql<number>`(coalesce(chosen.count, 0) - coalesce(off.count, 0))::int`,
  inactiveBusinessesCount: sql<number>`coalesce(off.count, 0)::int`,
};

/** SQL: the services of the categories that `wanted` names, each with its businesses. */
const servicesIn = (wanted: ReturnType<typeof sql>) => sql`
  select s.id, s.category_id, s.name, s.is_active::int as is_active, ${selectList(counts)}
  from services s left join off_services off on off.service_id = s.id
  left join chosen_services chosen on chosen.id = s.id
  where s.deleted_at is null and ${wanted}`;

const categoryColumns = {
  id: sql<string>`c.id`,
  name: sql<string>`c.name`,
  is_active: sql<0 | 1>`c.is_active::int`,
  ...counts,
  services: sql<AdminService[]>`coalesce(listed.services, '[]')`,
};

/** SQL: the services of each category as JSON, made of all of them at once: for each category in turn takes ten times as long. */
const listed = sql`
  listed as (
    select category_id, json_agg(json_build_object('id', id, 'name', name, 'is_active', is_active,
      'activeBusinessesCount', "activeBusinessesCount",
      'inactiveBusinessesCount', "inactiveBusinessesCount") order by name) as services
    from offered group by category_id
  )`;

const pageOf = preparedOnce('admin-categories', ({ skipped }: Slots<{ skipped: number }>) => {
  const page = sql`
    with ${chosen}, page as (
      select id, name, is_active from work_categories where deleted_at is null
      order by name, id limit ${sql.lit(ADMIN_PAGE_SIZE)} ${skipping(skipped)}
    ), offered as (${servicesIn(sql`s.category_id in (select id from page)`)}), ${listed}`;
  return select(categoryColumns, page)`
    from page c left join off_categories off on off.category_id = c.id
    left join chosen_categories chosen on chosen.id = c.id left join listed on listed.category_id = c.id
    order by c.name, c.id`;
});

const countOf = preparedOnce(
  'admin-category-count',
  () => select({ count: sql<number>`count(*)` })`from work_categories where deleted_at is null`,
);

/** A page of the work categories by name, and how many there are; the JSON is built by PostgreSQL. */
export async function categoriesPage(db: Db, pageIndex: string | undefined) {
  const skipped = (pageNumber(pageIndex) - 1) * ADMIN_PAGE_SIZE;
  const [rows, counted] = await Promise.all([pageOf(db, { skipped }), countOf(db, {})]);
  return { workCategories: rows, categoryCount: theOnly(counted).count };
}

const serviceColumns = {
  id: sql<string>`id`,
  name: sql<string>`name`,
  is_active: sql<0 | 1>`is_active`,
  activeBusinessesCount: sql<number>`"activeBusinessesCount"`,
  inactiveBusinessesCount: sql<number>`"inactiveBusinessesCount"`,
};

/** A category with its services by name; nothing when there is no such category. */
export async function servicesOfCategory(db: Db, categoryId: string) {
  const category = await db
    .selectFrom('work_categories')
    .where('id', '=', categoryId)
    .where('deleted_at', 'is', null)
    .select(['id', 'name'])
    .executeTakeFirst();
  if (!category) return undefined;
  const { rows } = await select(serviceColumns, sql`with ${chosen}`)`
    from (${servicesIn(sql`s.category_id = ${categoryId}`)}) s order by name
  `.execute(db);
  return { category, services: rows };
}

/** How many businesses, jobs and services have a category, without deleted ones; nothing when there is no such category. */
export const usesOfCategory = (db: Db, categoryId: string) =>
  db
    .selectFrom('work_categories as c')
    .where('c.id', '=', categoryId)
    .where('c.deleted_at', 'is', null)
    .select([
      sql<number>`(select count(*)::int from businesses b where b.category_id = c.id)`.as('businessesCount'),
      sql<number>`(select count(*)::int from jobs j where j.category_id = c.id and j.deleted_at is null)`.as(
        'jobsCount',
      ),
      sql<number>`(select count(*)::int from services s where s.category_id = c.id and s.deleted_at is null)`.as(
        'servicesCount',
      ),
    ])
    .executeTakeFirst();
