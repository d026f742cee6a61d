import pg from 'pg';
import { demand, readTrades } from './world/catalogue.ts';
import { chanceFrom } from './world/chance.ts';
import { jobs } from './world/jobs.ts';
import { fillAdmin } from './world/admin.ts';
import { fillConversations } from './world/conversations.ts';
import { fillPhotos } from './world/photos.ts';
import { businesses, customers } from './world/people.ts';
import { readInboxes } from './world/readers.ts';
import { load } from './world/rows.ts';

export type Size = { businesses: number; jobs: number; customers: number };

const SEED = 20_261_101;

/**
 * Fills a prepared, empty database with a world of the asked size, the same at every run: businesses and jobs where
 * people live, a few trades wanted more than the rest, jobs in every status, leads and quotes. It streams: what is kept
 * in memory of a business is its place and services, and of a job nothing.
 */
export async function fillWorld(url: string, size: Size, now: Date): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // A world that a power cut takes is made again; the figures themselves are taken with durable commits.
    await client.query('set synchronous_commit = off');
    // What is made refers only to what was made before it; looking every reference up would double the time.
    await client.query('set session_replication_role = replica');
    const chance = chanceFrom(SEED);
    const trades = await readTrades(client);
    const maker = { chance, trades, demand: demand(chance, trades), now };
    const buyers = customers(maker, size.customers);
    const sellers = businesses(maker, size.businesses);
    const index = await withoutIndexes(client);
    await load(client, buyers.batches());
    await load(client, sellers.batches());
    await load(client, jobs(maker, { ...buyers, ...sellers }, size.jobs));
    await fillPhotos(client);
    await index();
    await fillAdmin(client);
    await fillConversations(client);
    // What triggers would have kept, had they been on.
    await client.query('insert into found_accounts select * from accounts_to_find');
    await client.query('select count_reviews(business_id) from (select distinct business_id from reviews) r');
    await readInboxes(client);
    await settle(client, size);
  } finally {
    await client.end();
  }
}

/** Takes away what only serves reading; answers how it is made again, at once in place of row by row. */
async function withoutIndexes(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select c.oid::regclass::text as name, pg_get_indexdef(c.oid) as made
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = 'public'::regnamespace and not i.indisunique
       -- An index that keeps a rule, as that nobody is in two places, goes only with its rule.
       and not exists (select from pg_constraint where conindid = i.indexrelid)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return async () => {
    await client.query("set maintenance_work_mem = '512MB'");
    for (const { made } of rows) await client.query(made);
  };
}

/** As a database that has lived for a while: numbers go on where the world ends, statistics and maps are there. */
async function settle(client: pg.Client, size: Size): Promise<void> {
  await client.query(`select setval('job_numbers', $1), setval('account_numbers', $2)`, [
    Math.max(1, size.jobs),
    Math.max(1, size.customers + size.businesses),
  ]);
  await client.query('vacuum (analyze)');
  await client.query('checkpoint');
}
