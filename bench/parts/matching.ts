import { actorForBusiness } from '../../server/marketplace/actors.ts';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type BusinessViewer, businessViewer } from '../../server/marketplace/businesses/index.ts';
import { businessesInReach } from '../../server/marketplace/jobs/index.ts';
import { inboxOf } from '../../server/marketplace/leads/inbox.queries.ts';
import { type Database, openDatabase } from '../../server/platform/db/db.ts';
import type { DB } from '../../server/platform/db/schema.gen.ts';
import { createLog } from '../../server/platform/log/log.ts';
import { type Plan, planOf } from './plans.ts';
import { median } from '../testbed/race.ts';
import { at } from '../testbed/world/catalogue.ts';
import { SHUFFLED } from '../testbed/world/readers.ts';

type MatchedJob = Parameters<typeof businessesInReach>[1];
type Direction = { times: number[]; plans: Plan[] };
export type Matching = { jobToBusinesses: Direction; businessToJobs: Direction };

type Reader = Database['db'];
type Match<Asked> = { samples: Asked[]; run(db: Reader, asked: Asked): Promise<unknown> };

const BATCH = 500;
const PASSES = 3;

/** Both directions of the match, one after the other on one connection, by the product's own statements. */
export async function measureMatching(url: string, samples: number): Promise<Matching> {
  const { db, close } = openDatabase(url, { size: 1, log: createLog('error') });
  try {
    const now = new Date();
    return {
      jobToBusinesses: await measure(url, db, {
        samples: await someJobs(db, samples),
        run: (reader, job: MatchedJob) => wholeReach(reader, job, now),
      }),
      businessToJobs: await measure(url, db, {
        samples: await someBusinesses(db, samples),
        run: (reader, viewer: BusinessViewer) => inboxOf(reader, viewer, { now, after: null }),
      }),
    };
  } finally {
    await close();
  }
}

/** Everybody the job is announced to, batch after batch, as the queue's job does it. */
async function wholeReach(db: Reader, job: MatchedJob, now: Date): Promise<void> {
  let reached: string[];
  let after: string | null = null;
  do {
    reached = await businessesInReach(db, job, { now, after, size: BATCH });
    after = reached.at(-1) ?? null;
  } while (reached.length === BATCH);
}

const someJobs = (db: Reader, count: number): Promise<MatchedJob[]> =>
  db
    .selectFrom('jobs')
    .where('ask_status', '=', 'active')
    .select(['customer_id', 'service_id', 'category_id', 'lat', 'lng', 'open_to_all_from'])
    .orderBy(sql.raw(SHUFFLED))
    .limit(count)
    .execute();

async function someBusinesses(db: Reader, count: number): Promise<BusinessViewer[]> {
  const rows = await db
    .selectFrom('businesses')
    .select('id')
    .orderBy(sql.raw(SHUFFLED))
    .limit(count)
    .execute();
  const viewers: BusinessViewer[] = [];
  for (const { id } of rows) viewers.push(await businessViewer(db, await actorForBusiness(db, id)));
  return viewers;
}

/**
 * Asks everything once to warm up and three times more; of the three the middle one counts, so that what is left is
 * how slow a question is, not how busy the machine was at that moment.
 */
async function measure<Asked>(url: string, db: Reader, match: Match<Asked>): Promise<Direction> {
  await timed(db, match);
  const passes: number[][] = [];
  for (let pass = 0; pass < PASSES; pass++) passes.push(await timed(db, match));
  const times = match.samples.map((_, place) => median(passes.map((pass) => at(pass, place))));
  const slowest = at(match.samples, times.indexOf(Math.max(...times)));
  const fastest = at(match.samples, times.indexOf(Math.min(...times)));
  return { times, plans: await plansOf(url, match, [slowest, fastest]) };
}

async function timed<Asked>(db: Reader, match: Match<Asked>): Promise<number[]> {
  const times: number[] = [];
  for (const asked of match.samples) {
    const began = performance.now();
    await match.run(db, asked);
    times.push(performance.now() - began);
  }
  return times;
}

/** The plans of the slowest and the fastest question: the planner may take another way for a crowded place. */
async function plansOf<Asked>(url: string, match: Match<Asked>, questions: Asked[]): Promise<Plan[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const sent: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void sent.push(query),
  });
  for (const asked of questions) await match.run(db, asked);
  const plans: Plan[] = [];
  for (const statement of sent) plans.push(...(await planOf(pool, statement)));
  await db.destroy();
  return plans;
}
