import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { DAY_MS } from '../server/platform/clock.ts';
import type { Asked } from './load/calls.ts';
import { demand, readTrades } from './world/catalogue.ts';
import { chanceFrom } from './world/chance.ts';
import { homes, nearestArea } from './world/geography.ts';
import { description } from './world/jobs.ts';
import { READERS, SHUFFLED } from './world/readers.ts';

export type Actors = { inbox: Asked[]; post: Asked[] };

const SEED = 7;
const POSTS = 2_000;

/** Signs people in, the businesses those with the most leads, and makes up what each of them will ask. */
export async function signIn(url: string): Promise<Actors> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const chance = chanceFrom(SEED);
    const businesses = await sessions(client, 'business');
    const customers = await sessions(client, 'customer');
    const wanted = demand(chance, await readTrades(client));
    const home = homes(chance);
    const area = nearestArea();
    const post = (): Asked => {
      const { trade, service } = wanted.work();
      const { code, name } = area(home());
      const job = {
        title: `${service.name} in ${name}`.slice(0, 80),
        description: description(chance),
        category_id: trade.id,
        service_id: service.id,
        location: `${code}1 1AA`,
        job_type: 'Terraced house',
        target_job_done: 'Within a month',
      };
      return { kind: 'post', token: chance.pick(customers), job };
    };
    return {
      inbox: businesses.map((token) => ({ kind: 'inbox', token })),
      post: Array.from({ length: POSTS }, post),
    };
  } finally {
    await client.end();
  }
}

/** A session for each of some people of a role, the same at every run; answers the tokens. */
async function sessions(client: pg.Client, role: 'business' | 'customer'): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from accounts where role = $1 order by ${SHUFFLED} limit $2`,
    [role, READERS],
  );
  const tokens = rows.map(() => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  const now = new Date();
  await client.query(
    `insert into sessions (token_hash, account_id, created_at, seen_at, expires_at)
     select hash, account_id, $3, $3, $4 from unnest($1::bytea[], $2::uuid[]) as s (hash, account_id)`,
    [hashes, rows.map(({ id }) => id), now, new Date(now.getTime() + DAY_MS)],
  );
  return tokens;
}
