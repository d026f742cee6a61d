import type { Asked } from '../testbed/load/calls.ts';
import { active, type People } from '../testbed/people.ts';
import { demand, readTrades } from '../testbed/world/catalogue.ts';
import { chanceFrom } from '../testbed/world/chance.ts';
import { homes, nearestArea } from '../testbed/world/geography.ts';
import { description } from '../testbed/world/jobs.ts';

const SEED = 7;
const POSTS = 2_000;
const CUSTOMERS = 500;

/** Jobs where people live, of the work that is wanted, and who posts them. */
export async function newJobs({ client, sessions }: People): Promise<Asked[]> {
  const chance = chanceFrom(SEED);
  const { rows } = await client.query<{ account_id: string }>(
    `select account_id from (${active('customer')}) c order by md5(account_id::text) limit ${CUSTOMERS}`,
  );
  const customers = await sessions(rows.map(({ account_id }) => account_id));
  const wanted = demand(chance, await readTrades(client));
  const home = homes(chance);
  const area = nearestArea();
  return Array.from({ length: POSTS }, () => {
    const { trade, service } = wanted.work();
    const { code, name } = area(home());
    const body = {
      title: `${service.name} in ${name}`.slice(0, 80),
      description: description(chance),
      category_id: trade.id,
      service_id: service.id,
      location: `${code}1 1AA`,
      job_type: 'Terraced house',
      target_job_done: 'Within a month',
    };
    return { method: 'POST', path: '/api/job', token: chance.pick(customers), body };
  });
}
