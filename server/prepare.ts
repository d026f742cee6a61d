import pg from 'pg';
import { limitRole } from './role-limits.ts';
import { grantServing } from './serving-role.ts';
import { prepareDatabase } from './seed/prepare.ts';
import type { Feature } from './marketplace/feature.ts';
import { features as all } from './marketplace/features.ts';
import { queueNames } from './marketplace/index.ts';
import type { Clock } from './platform/clock.ts';
import { ConfigError, type PlatformName } from './platform/config.ts';
import type { DemoExtent } from './platform/demo-extent.ts';
import { openDatabase, sqlState } from './platform/db/db.ts';
import { TIMEOUTS, type Timeouts } from './platform/db/limits.ts';
import { connectionTo } from './platform/db/primary.ts';
import { waitingContractions } from './platform/db/migrate.ts';
import type { Log } from './platform/log/log.ts';
import { prepareQueue } from './platform/queue/queue.ts';

export type Ground = {
  /** What is served with. */
  databaseUrl: string;
  /** The same without the pooler between. */
  directUrl?: string | null;
  /** Who owns the tables; where nobody is named, who serves. */
  ownerUrl?: string | null;
  /** What each connection that serves is held to. */
  timeouts?: Timeouts;
  platform: PlatformName;
  simulatesPayments: boolean;
  demoExtent?: DemoExtent | null;
  clock: Clock;
  log: Log;
  /** What the market is made of. */
  features?: readonly Feature[];
  /** Where its schema lies, if it is not that of this release. */
  release?: URL;
};

/**
 * Brings a database to where this version needs it: schema, catalogue, queues, and what the role that serves may do. What
 * a later release has made of it stays as it is, so that this one can go on beside it, or come back.
 * @throws ConfigError when something is to be done that only the owner may do, and the owner is not named
 */
export async function prepare(ground: Ground): Promise<void> {
  const {
    databaseUrl,
    directUrl,
    ownerUrl,
    platform,
    simulatesPayments,
    demoExtent,
    clock,
    log,
    timeouts = TIMEOUTS,
    features = all,
    release,
  } = ground;
  const url = ownerUrl ?? directUrl ?? databaseUrl;
  const { db, close } = openDatabase(url, { size: 2, log, isPatient: true });
  try {
    const schema = await prepareDatabase(db, {
      platform,
      simulatesPayments,
      demoExtent,
      clock,
      ...(release && { release }),
    });
    if (schema === 'newer') return log.info(LATER_RELEASE);
    remindOfContractions(log, await waitingContractions(db, release));
    await prepareQueue(url, { names: queueNames(features), log });
    // A pooler may know a role by another name.
    const serving = roleOf(directUrl ?? databaseUrl);
    if (roleOf(url) !== serving) await grantServing(db, serving);
    if (directUrl) await limitRole(directUrl, { timeouts, log });
  } catch (error) {
    throw ownerUrl || sqlState(error) !== MAY_NOT ? error : new ConfigError(OWNER_WANTED, { cause: error });
  } finally {
    await close();
  }
}

function remindOfContractions(log: Log, waiting: string[]): void {
  if (waiting.length > 0) log.info({ waiting }, CONTRACTIONS_WAIT);
}

const CONTRACTIONS_WAIT =
  'The database still holds what only an earlier release uses: when none of its processes runs any more, run npm run db:contract.';

const LATER_RELEASE =
  'the database is of a later release that this one can work with: nothing of it is changed';

const MAY_NOT = '42501';
const OWNER_WANTED =
  'The database is older than this version, and DATABASE_URL may not change it: set DATABASE_OWNER_URL, too.';

/** As the driver reads the address; without a name in it, it is whom the environment names. */
const roleOf = (url: string): string => new pg.Client(connectionTo(url)).user ?? '';
