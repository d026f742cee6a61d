import pg from 'pg';
import { throwawayCluster } from '../../server/testing/cluster.ts';
import { prepare } from './database.ts';
import { report } from '../report/progress.ts';
import { openTestbed, type Testbed } from './testbed.ts';
import { COUNTING, startCounting } from './statements.ts';
import { openTidy, type Tidy } from './tidy.ts';
import { fillWorld, type Size } from './world.ts';

export type Worlds = {
  /** The address of a world of this size, made when it is asked for first. */
  url(size: Size): Promise<string>;
  /** What rows are measured with, on that world. */
  testbed(size: Size): Promise<Testbed>;
  /** The same for this work only: nothing of it runs beside what is measured afterwards. */
  briefly<T>(size: Size, work: (testbed: Testbed) => Promise<T>): Promise<T>;
};

export function openWorlds(tidy: Tidy): Worlds {
  const urls = new Map<string, Promise<string>>();
  const testbeds = new Map<string, Promise<Testbed>>();
  const url = (size: Size) => kept(urls, size, () => world(size, tidy));
  return {
    url,
    testbed: (size) => kept(testbeds, size, async () => testbedOn(await url(size), tidy)),
    async briefly(size, work) {
      const own = openTidy();
      tidy.later(own.up);
      try {
        return await work(await testbedOn(await world(size, own), own));
      } finally {
        await own.up();
      }
    },
  };
}

async function testbedOn(url: string, tidy: Tidy): Promise<Testbed> {
  const testbed = await openTestbed(url);
  tidy.later(testbed.stop);
  return testbed;
}

function kept<T>(known: Map<string, Promise<T>>, size: Size, make: () => Promise<T>): Promise<T> {
  const key = JSON.stringify(size);
  const made = known.get(key) ?? make();
  known.set(key, made);
  return made;
}

/** PostgreSQL as the product starts it, with all its care for durability, and a world in it. */
async function world(size: Size, tidy: Tidy): Promise<string> {
  const cluster = await throwawayCluster(COUNTING);
  tidy.later(cluster.stop);
  await prepare(cluster.ownerUrl);
  report(`a world of ${size.businesses} businesses, ${size.customers} customers and ${size.jobs} jobs`);
  const began = performance.now();
  await fillWorld(cluster.ownerUrl, size, new Date());
  const client = new pg.Client({ connectionString: cluster.ownerUrl });
  await client.connect();
  await startCounting(client);
  await client.end();
  report(`made in ${Math.round((performance.now() - began) / 1000)} s`);
  return cluster.ownerUrl;
}
