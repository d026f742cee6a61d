import { sql } from 'kysely';
import type { JobQuestion, WorkCategory } from '../../../contract/catalogue.ts';
import type { Reader } from '../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import { isId } from '../../platform/ids.ts';

const tradeColumns = {
  id: sql<string>`c.id`,
  name: sql<string>`c.name`,
  slug: sql<string>`c.slug`,
};

const services = sql<WorkCategory['services']>`coalesce((
  select json_agg(json_build_object(
    'id', s.id, 'name', s.name, 'questions', s.questions) order by s.name)
  from services s where s.category_id = c.id and s.is_active
), '[]')`;

const categories = preparedOnce(
  'categories',
  () => select({ ...tradeColumns, services })`from work_categories c where c.is_active order by c.name`,
);

/** The work categories on offer with their services, by name; the JSON is built by PostgreSQL. */
export const offeredCategories = (db: Reader): Promise<WorkCategory[]> => categories(db, {});

const offeredTradeColumns = {
  ...tradeColumns,
  services: sql<{ id: string; name: string }[]>`coalesce((
    select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name)
    from services s where s.category_id = c.id and s.is_active
  ), '[]')`,
};

export type OfferedTrade = RowOf<typeof offeredTradeColumns>;

/** The category on offer that an address names; nothing when there is none. */
export const offeredTrade = async (db: Reader, slug: string): Promise<OfferedTrade | undefined> =>
  (await tradeWith(db, { slug })).at(0);

const tradeWith = preparedOnce(
  'trade',
  ({ slug }: Slots<{ slug: string }>) => select(offeredTradeColumns)`
  from work_categories c where c.slug = ${slug} and c.is_active`,
);

/** A service on offer, with what is asked about a job of it; nothing when it is not on offer. */
export async function offeredService(db: Reader, wanted: { serviceId: string; categoryId: string }) {
  if (!isId(wanted.serviceId) || !isId(wanted.categoryId)) return undefined;
  const [service] = await findOffered(db, wanted);
  return service && { ...service, questions: (service.questions ?? []) as JobQuestion[] };
}

const findOffered = preparedOnce(
  'offered-service',
  ({ serviceId, categoryId }: Slots<{ serviceId: string; categoryId: string }>, db) =>
    db
      .selectFrom('services')
      .innerJoin('work_categories', 'work_categories.id', 'services.category_id')
      .where('services.id', '=', serviceId)
      .where('services.category_id', '=', categoryId)
      .where('services.is_active', '=', true)
      .where('work_categories.is_active', '=', true)
      .select(['services.id', 'services.category_id', 'services.is_premium', 'services.questions']),
);

/** Whether a category is on offer and all of these services are its own, and on offer too. */
export async function areOffered(
  db: Reader,
  { categoryId, serviceIds }: { categoryId: string; serviceIds: readonly string[] },
): Promise<{ category: boolean; services: boolean }> {
  const { rows } = await select({ id: sql<string | null>`s.id` })`
    from work_categories c left join services s on s.category_id = c.id and s.is_active
    where c.id = ${categoryId} and c.is_active
  `.execute(db);
  const offered = new Set(rows.map(({ id }) => id));
  return { category: rows.length > 0, services: serviceIds.every((id) => offered.has(id)) };
}
