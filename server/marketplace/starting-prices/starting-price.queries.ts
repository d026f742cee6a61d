import { sql } from 'kysely';
import type { OwnStartingPrices, StartingPrice } from '../../../contract/starting-prices.ts';
import type { Reader } from '../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { select } from '../../platform/db/select-list.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { toPounds } from '../../platform/money.ts';

/** SQL: the business `b` does the service `s`: it has chosen it, or it chose none and does all of its trade. */
const isDone = sql`s.category_id = b.category_id and s.is_active and (
  exists (select from business_services o where o.business_id = b.id and o.service_id = s.id)
  or not exists (select from business_services o where o.business_id = b.id))`;

const ownColumns = {
  id: sql<string>`s.id`,
  name: sql<string>`s.name`,
  pence: sql<number | null>`p.pence`,
};

const ofServices = preparedOnce(
  'own-starting-prices',
  ({ id }: Slots<{ id: BusinessId }>) => select(ownColumns)`
    from businesses b join services s on ${isDone}
    left join starting_prices p on p.business_id = b.id and p.service_id = s.id
    where b.id = ${id} order by s.name`,
);

/** Every service that the business does, by name. */
export async function startingPricesOf(db: Reader, id: BusinessId): Promise<OwnStartingPrices> {
  const rows = await ofServices(db, { id });
  return {
    prices: rows.map(({ id: service, name, pence }) => ({
      service: { id: service, name },
      from: pence === null ? null : toPounds(pence),
    })),
  };
}

type StoredStartingPrice = { service: string; pence: number };

/** SQL: what the business `b` says its services cost at least; not those that it does no more. */
export const startingPricesOfProfile = sql<StoredStartingPrice[] | null>`(
  select json_agg(json_build_object('service', s.name, 'pence', p.pence) order by s.name)
  from starting_prices p join services s on s.id = p.service_id
  where p.business_id = b.id and ${isDone})`;

export const startingPriceView = ({ service, pence }: StoredStartingPrice): StartingPrice => ({
  service,
  from: toPounds(pence),
});
