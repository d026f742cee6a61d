import { sql } from 'kysely';
import type { AskedService } from '../../../contract/demand.ts';
import type { Reader } from '../../platform/db/db.ts';
import { preparedOnce } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import { COMMON_SERVICES, COMMON_TRADES } from './common-services.ts';

const factColumns = {
  name: sql<string>`f.name`,
  value: sql<number>`f.value`,
  jobs_count: sql<number>`f.jobs_count`,
};

/** The figures as they were counted last. */
export const countedFacts = (db: Reader): Promise<RowOf<typeof factColumns>[]> => facts(db, {});

const facts = preparedOnce('market-facts', () => select(factColumns)`from market_facts f`);

const serviceColumns = {
  id: sql<string>`s.id`,
  name: sql<string>`s.name`,
  trade: sql<AskedService['trade']>`json_build_object('slug', c.slug, 'name', c.name)`,
  posted: sql<number>`coalesce(d.posted, 0)`,
};

/** The services on offer, those that were posted most first, then those that are asked for everywhere. */
export const byDemand = (db: Reader): Promise<(AskedService & { posted: number })[]> => services(db, {});

const services = preparedOnce(
  'services-by-demand',
  () => select(serviceColumns)`
    from services s join work_categories c on c.id = s.category_id and c.is_active
    left join service_demand d on d.service_id = s.id
    where s.is_active
    order by coalesce(d.posted, 0) desc, array_position(${sql.lit(literal(COMMON_SERVICES))}::text[], s.name) nulls last,
      s.name, s.id`,
);

/** SQL: where the trade `c` stands among all, those first whose services were posted most. */
export const tradesByDemand = sql`
  (select coalesce(sum(d.posted), 0) from services s join service_demand d on d.service_id = s.id
    where s.category_id = c.id) desc,
  array_position(${sql.lit(literal(COMMON_TRADES))}::text[], c.slug) nulls last, c.name`;

/** A list of texts as PostgreSQL writes one. */
function literal(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text}"`).join(',')}}`;
}
