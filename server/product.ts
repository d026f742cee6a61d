import type { FastifyInstance } from 'fastify';
import { canChangeAuditLog } from './serving-role.ts';
import type { BillingDeps } from './marketplace/billing/index.ts';
import { contentsOf, createMarket, mountMarket, sweepMarket, workForMarket } from './marketplace/index.ts';
import type { Feature, WebGround } from './marketplace/feature.ts';
import { features as all } from './marketplace/features.ts';
import { adminAddresses, identify } from './marketplace/accounts/index.ts';
import { noteRequests } from './marketplace/admin/index.ts';
import { MAILS_AT_ONCE } from './marketplace/outbox/index.ts';
import type { Market } from './marketplace/action.ts';
import type { Identify } from './platform/actor.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { type Database, openDatabase } from './platform/db/db.ts';
import { pulseOf } from './platform/db/pulse.ts';
import type { Files } from './platform/files/files.ts';
import { filesOf } from './platform/files/index.ts';
import { tablePlaces } from './platform/geo/table-places.ts';
import { measuresOf } from './measures.ts';
import { mountHealth } from './platform/http/well-known/health.ts';
import { mountMailbox } from './platform/http/plain-pages/mailbox.ts';
import { mountRobots } from './platform/http/well-known/robots.ts';
import { mountSecurityTxt } from './platform/http/well-known/security-txt.ts';
import type { Contents } from './platform/http/pages/page-reads.ts';
import { createHttp } from './platform/http/server.ts';
import type { Log } from './platform/log/log.ts';
import { mountMetrics } from './platform/metrics/metrics.ts';
import { messengerFor } from './platform/mail/messengers.ts';
import { openPapers } from './platform/papers/papers.ts';
import { openPictures } from './platform/pictures/pictures.ts';
import { openQueue, type Queue } from './platform/queue/queue.ts';
import { prepare } from './prepare.ts';
import { withDemoPictures } from './seed/demo/index.ts';
import { tryPooler } from './role-limits.ts';
import { billingDeps, mountPaymentPages, passBankDays, type WrapProvider } from './payments.ts';

export type Product = {
  /** A process that is a worker only answers for its health and nothing else. */
  app: FastifyInstance;
  market: Market;
  database: Database;
  billing: BillingDeps;
  /** What each minute asks of the market, once; a worker does it again and again. */
  sweep(): Promise<void>;
  /** Says from now on that it is not ready, and still answers: who sends it requests has time to hear of it. */
  drain(): void;
  /** Not ready any more, requests finished, jobs handed back, connections closed; once. */
  stop(): Promise<void>;
};

export type ProductOptions = {
  config: Config;
  databaseUrl: string;
  /** The same without the pooler that stands between, where one does. */
  directUrl?: string | null;
  /** Who owns the tables, where that is somebody else than who serves. */
  ownerUrl?: string | null;
  log: Log;
  clock: Clock;
  /** Holds every answer against the whole of its declaration; the demo does anyhow. */
  checksAnswers?: true;
  /** What the market is made of; for tests. */
  features?: readonly Feature[];
  /** The database is a copy of one that this version prepared; for tests. */
  isPrepared?: boolean;
  /** Mounts the web pages; left out where only the API is wanted. */
  mountPages?: (app: FastifyInstance, contents: Contents) => Promise<void>;
  /** Stands before the store of files; for tests. */
  wrapFiles?: (files: Files) => Files;
  /** Makes the calls to the payment provider fail; for tests. */
  wrapProvider?: WrapProvider;
};

/**
 * Puts the product together on a database that answers; it does not listen yet. While the database is prepared, which is
 * mostly waiting for it, everything that asks it nothing is mounted.
 */
export async function createProduct(options: ProductOptions): Promise<Product> {
  const { config, databaseUrl, directUrl, log, clock, features = all } = options;
  const { namesStatements, databasePool: size, databaseWait: wait, databaseTimeouts: timeouts } = config;
  const through = { log, namesStatements, timeouts, isPooled: Boolean(directUrl) };
  const pulse = pulseOf(databaseUrl, { silence: config.databaseSilence, log });
  const database = openDatabase(databaseUrl, { ...through, size, wait, pulse });
  const { db } = database;
  const queue = openQueue(directUrl ?? databaseUrl, { db, log, clock, works: config.opensWorker });
  const prepared = options.isPrepared
    ? Promise.resolve()
    : prepare({ ...options, ...whatFor(config), features });
  const reached = prepared.then(() => (directUrl ? tryPooler(db, { timeouts, log }) : undefined));
  const preparing = reached.then(() => queue.start());
  const state = { isDraining: false };
  const drain = () => void (state.isDraining = true);
  const health = openDatabase(databaseUrl, { ...through, size: 1, wait: HEALTH_WAIT_MS, pulse });
  const opening = openDoors(options, { database, health, queue, isDraining: () => state.isDraining });
  // Both come to their end, so that nothing goes on behind a start that failed; a wrong database is said first.
  await Promise.allSettled([preparing, opening]);
  const { app, billing, ground, market, messenger, papers, pictures, payments } = await preparing
    .then(() => opening)
    .catch(async (error: unknown) => {
      await opening.then(({ app }) => closeHttp(app)).catch(() => undefined);
      await Promise.all([database.close(), health.close()]);
      throw error;
    });
  if (config.platform === 'production' && (await canChangeAuditLog(db))) log.warn(UNGUARDED);
  // Without the pulse: a mail that is on its way is marked as sent once the database answers again, and not sent twice.
  const deliveries = openDatabase(databaseUrl, { ...through, size: MAILS_AT_ONCE });
  if (config.opensWorker) await workForMarket({ ...ground, deliveries: deliveries.db, messenger }, features);
  const stop = once(async () => {
    drain();
    await closeHttp(app);
    pictures.close();
    papers.close();
    await queue.close();
    messenger.close?.();
    await Promise.all([database.close(), health.close(), deliveries.close()]);
  });
  const sweep = () => passBankDays(app, payments).then(() => sweepMarket(ground, features));
  return { app, market, database, billing, sweep, drain, stop };
}

const whatFor = ({ platform, payments, demoExtent, databaseTimeouts: timeouts }: Config) => ({
  platform,
  simulatesPayments: payments.isSimulated,
  demoExtent,
  timeouts,
});

/** A balancer that asks for the health of a process waits no longer. */
const HEALTH_WAIT_MS = 2_000;

type Behind = { database: Database; health: Database; queue: Queue; isDraining(): boolean };

/** The market and what it answers to; nothing here asks the database before it is asked itself. */
async function openDoors(options: ProductOptions, { database, health, queue, isDraining }: Behind) {
  const { config, databaseUrl, directUrl, log, clock, wrapProvider } = options;
  const { db, pool } = database;
  const pictures = openPictures({ log });
  const papers = openPapers({ log });
  const found = await filesOf(config);
  const stored = options.wrapFiles?.(found) ?? found;
  const extent = config.demoExtent;
  const files = extent ? withDemoPictures(stored, { extent, pictures }) : stored;
  const messenger = await messengerFor(config, { atOnce: MAILS_AT_ONCE, log, clock });
  const market = createMarket({ db, clock, queue, placesOn: tablePlaces(), files, pictures, papers });
  const payments = { config, market, log, ...(wrapProvider && { wrapProvider }) };
  const billing = await billingDeps(payments);
  const ground = { ...config, ...billing };
  const { needsCodes } = config;
  const knows: Identify = (token, how) => identify({ db, clock, needsCodes }, token, how);
  const checksAnswers = options.checksAnswers ?? config.platform === 'demo';
  const doors = { identify: knows, noteRequest: noteRequests(market), checksAnswers };
  const app = await createHttp({ ...config, log, ...doors });
  mountHealth(app, { db: health.db, isDraining });
  if (config.metricsToken)
    mountMetrics(app, {
      token: config.metricsToken,
      measures: measuresOf({ pool, db: health.db, visits: app.visits, messenger }),
    });
  if (config.opensWeb) {
    await mountWeb(app, { ...ground, pool, directUrl: directUrl ?? databaseUrl, identify: knows }, options);
    await mountPaymentPages(app, payments);
  }
  return { app, billing, ground, market, messenger, papers, pictures, payments };
}

const UNGUARDED =
  'the role of DATABASE_URL could change the audit log: only triggers guard it; set DATABASE_OWNER_URL';

async function mountWeb(app: FastifyInstance, ground: WebGround, options: ProductOptions): Promise<void> {
  const { config, features = all } = options;
  const { market } = ground;
  await mountMarket(app, ground, features);
  mountRobots(app, config);
  mountSecurityTxt(app, { appUrl: config.appUrl, now: market.clock.now });
  if (config.catchesMessages) mountMailbox(app, market.db, () => withheldMail(market, config));
  await options.mountPages?.(app, contentsOf(market, features));
}

/**
 * Others can reach a staging site, and with it its mailbox: a code of an admin read there would let one in. The
 * demo's admin signs in with a password that is public anyway.
 */
const withheldMail = async ({ db }: Market, { platform }: Config): Promise<string[]> =>
  platform === 'staging' ? adminAddresses(db) : [];

const IDLE_CHECK_MS = 100;
/** A request is done within it; with what the queue may take after that, a stop is over before we are killed. */
const CALLER_MS = 5_000;

/**
 * A kept-alive connection falls idle after its last answer: it is closed then, not when the client is done with it. A
 * client that is slow to send or to read, or has gone without a word, is cut off in the end.
 */
async function closeHttp(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
  const late = setTimeout(() => app.server.closeAllConnections(), CALLER_MS);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(late);
  }
}

function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => {
    running ??= run();
    return running;
  };
}
