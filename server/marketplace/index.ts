import type { FastifyInstance } from 'fastify';
import { isDatabaseAway } from '../platform/db/db.ts';
import { refuseOtherMethods } from '../platform/http/not-found.ts';
import type { Contents } from '../platform/http/pages/page-reads.ts';
import type { Log } from '../platform/log/log.ts';
import type { Market } from './action.ts';
import { queuesOf } from './apart.ts';
import { consequences } from './consequences.ts';
import { contentVersions } from './content-versions.ts';
import type { Feature, Ground, WebGround, WorkGround } from './feature.ts';
import type { PublicContents } from './public-content.ts';
import { declaredBy, kindsOf } from './registry.ts';

/** The queues that the features work with. */
export const queueNames = (features: readonly Feature[]): string[] => features.flatMap(queuesOf);

export const createMarket = (platform: Omit<Market, 'consequences'>): Market => ({
  ...platform,
  consequences,
});

/** Mounts the whole API, and what else the features answer. */
export async function mountMarket(
  app: FastifyInstance,
  ground: WebGround,
  features: readonly Feature[],
): Promise<void> {
  for (const each of features) {
    each.mountCalls(app, ground);
    await each.mount?.(app, ground);
  }
  // Two features may answer one address, each by a method of its own.
  refuseOtherMethods(
    app,
    Object.assign({}, ...features.map(({ files, routes }) => ({ ...files, ...routes }))),
  );
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

/** What the answers of the calls are made of that answer everybody alike, as the features declare it. */
export function contentsOf(market: Market, features: readonly Feature[]): Contents {
  const declared: PublicContents = Object.assign({}, ...features.map(({ publicContents }) => publicContents));
  return {
    versionOf: contentVersions(market),
    of: ({ name, params, query }) => declared[name]?.({ ...query, ...params }) ?? null,
  };
}

/** Takes the features' work from the queue, and sets the clock for what time asks of them. */
export async function workForMarket(
  ground: Omit<WorkGround, 'personalData' | 'kinds'>,
  features: readonly Feature[],
): Promise<void> {
  const work = { ...ground, personalData: declaredBy(features), kinds: kindsOf(features) };
  // Each waits for the database a few times, and none for another.
  await Promise.all(features.flatMap((each) => [takeJobs(each, work), takeDuties(each, work)]));
}

async function takeJobs({ name, queues = [], jobs, atOnce }: Feature, ground: WorkGround): Promise<void> {
  const runs = Object.entries(jobs?.(ground) ?? {});
  // A queue without work would fill silently, and work without a queue would never begin.
  const worked = runs.map(([queue]) => queue).toSorted();
  if (worked.join() !== queues.toSorted().join())
    throw new Error(`${name} declares the queues ${queues.join(', ')} and works on ${worked.join(', ')}`);
  for (const [queue, run] of runs)
    await ground.market.queue.work(queue, async (job) => void (await run(job)), atOnce?.[queue]);
}

async function takeDuties({ duties = {} }: Feature, ground: WorkGround): Promise<void> {
  const { queue } = ground.market;
  for (const [name, duty] of Object.entries(duties)) {
    if (!('at' in duty)) continue;
    await queue.work(name, async () => void (await duty.run(ground)));
    await queue.schedule(name, duty.at);
  }
}

/**
 * Does what each minute asks of the features, once. A duty that fails is named in the log and keeps no other one from being
 * done; the next minute does it again.
 */
export async function sweepMarket(ground: Ground, features: readonly Feature[]): Promise<void> {
  const work = { ...ground, personalData: declaredBy(features) };
  for (const { duties = {} } of features)
    for (const [name, duty] of Object.entries(duties)) {
      if (!('each' in duty)) continue;
      await duty.run(work).catch((err: unknown) => tellOfFailedDuty(ground.log, { err, duty: name }));
    }
}

function tellOfFailedDuty(log: Log, { err, duty }: { err: unknown; duty: string }): void {
  const level = isDatabaseAway(err) ? 'warn' : 'error';
  log[level]({ err, duty }, 'a duty of this minute failed');
}
