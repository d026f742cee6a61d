import type { FullConfig } from '@playwright/test';
import pg from 'pg';
import { type Cluster, throwawayCluster, urlOf } from '../../server/testing/cluster.ts';
import { type RunningProduct, startProduct } from './server.ts';
import { LOGS, URLS } from './worlds.ts';

/**
 * A product with a world of its own for each of the workers, on one PostgreSQL that need not survive a power cut: each of
 * its own would be made, started and tidied for itself. What is returned stops them.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const cluster = await throwawayCluster();
  const names = Array.from({ length: workers }, (_, worker) => `world_${worker}`);
  await makeDatabases(cluster, names);
  const products = await Promise.all(names.map((name) => startProduct(settingsFor(cluster, name))));
  process.env[URLS] = products.map(({ url }) => url).join(' ');
  process.env[LOGS] = products.map(({ log }) => log).join(':');
  return () => stopAll(products, cluster);
}

async function makeDatabases({ ownerUrl }: Cluster, names: string[]): Promise<void> {
  const maker = new pg.Client({ connectionString: ownerUrl });
  await maker.connect();
  for (const name of names) await maker.query(`create database ${name}`);
  await maker.end();
}

const settingsFor = ({ url, ownerUrl }: Cluster, name: string): Record<string, string> => ({
  DATABASE_URL: urlOf(url, name),
  DATABASE_OWNER_URL: urlOf(ownerUrl, name),
});

async function stopAll(products: RunningProduct[], cluster: Cluster): Promise<void> {
  await Promise.all(products.map(({ stop }) => stop()));
  await cluster.stop();
}
