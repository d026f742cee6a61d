import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../platform/db/db.ts';
import { createLog, type Log } from '../platform/log/log.ts';
import { prepare } from '../prepare.ts';
import { type Cluster, throwawayCluster, urlOf } from './cluster.ts';
import { TEMPLATE, type TwoUrls } from './databases.ts';
import { STORIES_BEGIN, standingClock } from './standing-clock.ts';
import { type StoriesOn, storiesOn } from './stories-on.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** One PostgreSQL for the whole run, with a prepared database of which every test file gets a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // What the tests put down in the system's temporary folder goes with the run.
  const folder = temporaryFolder('fettle-run-');
  process.env.TMPDIR = folder;
  const elsewhere = storiesOn();
  const { url: directUrl, ownerUrl, stop } = elsewhere ? notOurs(elsewhere) : await throwawayCluster();
  const log = createLog('error');
  const maintenance = openDatabase(ownerUrl, { size: 1, log });
  await maintenance.pool.query(`drop database if exists ${TEMPLATE}`);
  await maintenance.pool.query(`create database ${TEMPLATE}`);
  await maintenance.close();
  const template = { databaseUrl: urlOf(directUrl, TEMPLATE), ownerUrl: urlOf(ownerUrl, TEMPLATE) };
  await prepare({ ...template, platform: 'staging', simulatesPayments: true, clock: standingClock(), log });
  await nameTheMoment(template.ownerUrl, log);
  project.provide('cluster', { url: elsewhere?.url ?? directUrl, ownerUrl });
  project.provide('directUrl', elsewhere?.directUrl ?? null);
  return async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** What stories write into the tables themselves is dated by this, as the database has a clock of its own. */
async function nameTheMoment(ownerUrl: string, log: Log): Promise<void> {
  const template = openDatabase(ownerUrl, { size: 1, log });
  await template.pool.query(`create function story_begins() returns timestamptz language sql immutable
    as $$ select '${STORIES_BEGIN.toISOString()}'::timestamptz $$`);
  await template.close();
}

/** Somebody else starts it, and stops it. */
const notOurs = ({ url, directUrl = url, ownerUrl }: StoriesOn): Omit<Cluster, 'processes'> => ({
  url: directUrl,
  ownerUrl,
  stop: async () => undefined,
});

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: TwoUrls;
    /** Leads to the cluster itself where its `url` leads to a pooler. */
    directUrl: string | null;
  }
}
