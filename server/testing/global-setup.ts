import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db/db.ts';
import { createLog } from '../platform/log/log.ts';
import { prepare } from '../prepare.ts';
import { throwawayCluster } from './cluster.ts';
import { TEMPLATE, type TwoUrls, urlOf } from './databases.ts';

/** One PostgreSQL for the whole run, with a prepared database of which every test file gets a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryFolder();
  const { url, ownerUrl, stop } = await throwawayCluster();
  const log = createLog('error');
  const maintenance = openDatabase(ownerUrl, { size: 1, log });
  await maintenance.pool.query(`create database ${TEMPLATE}`);
  await maintenance.close();
  const template = { databaseUrl: urlOf(url, TEMPLATE), ownerUrl: urlOf(ownerUrl, TEMPLATE) };
  await prepare({ ...template, platform: 'staging', clock: systemClock, log });
  project.provide('cluster', { url, ownerUrl });
  return async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** What the tests put down in the system's temporary folder goes with the run. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-run-'));
  // As root, PostgreSQL runs as another account, which must get in.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return folder;
}

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: TwoUrls;
  }
}
