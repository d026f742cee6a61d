import type { TestProject } from 'vitest/node';
import { prepareDatabase } from '../../database/seed/prepare.ts';
import { QUEUES } from '../marketplace/index.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db/db.ts';
import { createLog } from '../platform/log/log.ts';
import { openQueue } from '../platform/queue/queue.ts';
import { throwawayCluster } from './cluster.ts';
import { TEMPLATE, urlOf } from './databases.ts';

/** One PostgreSQL for the whole run, with a prepared database of which every test file gets a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await throwawayCluster();
  const log = createLog('error');
  const maintenance = openDatabase(cluster.url, { size: 1, log });
  await maintenance.pool.query(`create database ${TEMPLATE}`);
  await maintenance.close();
  const { db, close } = openDatabase(urlOf(cluster.url, TEMPLATE), { size: 2, log });
  await prepareDatabase(db, { platform: 'staging', clock: systemClock });
  const queue = await openQueue(urlOf(cluster.url, TEMPLATE), { db, log, works: false });
  await queue.open(QUEUES);
  await queue.close();
  await close();
  project.provide('clusterUrl', cluster.url);
  return cluster.stop;
}

declare module 'vitest' {
  export interface ProvidedContext {
    clusterUrl: string;
  }
}
