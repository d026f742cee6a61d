import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db/db.ts';
import { createLog } from '../platform/log/log.ts';
import { prepare } from '../prepare.ts';
import { throwawayCluster } from './cluster.ts';
import { TEMPLATE, type TwoUrls, urlOf } from './databases.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** One PostgreSQL for the whole run, with a prepared database of which every test file gets a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // What the tests put down in the system's temporary folder goes with the run.
  const folder = temporaryFolder('fettle-run-');
  process.env.TMPDIR = folder;
  const { url, ownerUrl, stop } = await throwawayCluster();
  const log = createLog('error');
  const maintenance = openDatabase(ownerUrl, { size: 1, log });
  await maintenance.pool.query(`create database ${TEMPLATE}`);
  await maintenance.close();
  const template = { databaseUrl: urlOf(url, TEMPLATE), ownerUrl: urlOf(ownerUrl, TEMPLATE) };
  await prepare({ ...template, platform: 'staging', clock: systemClock, log });
  const pooler = process.env.STORIES_THROUGH === 'pgbouncer' ? await poolerBefore(url) : null;
  project.provide('cluster', { url: pooler?.through(url) ?? url, ownerUrl });
  project.provide('directUrl', pooler ? url : null);
  return async () => {
    await pooler?.stop();
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** `npm run prove:cluster` plays stories through it. */
async function poolerBefore(url: string) {
  const { startPgBouncer } = await import('./pgbouncer.ts');
  return startPgBouncer({ urls: [url], program: process.env.PGBOUNCER });
}

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: TwoUrls;
    /** Leads to the cluster itself where its `url` leads to a pooler. */
    directUrl: string | null;
  }
}
