import { sql } from 'kysely';
import type { Clock } from '../../server/platform/clock.ts';
import { ConfigError, type PlatformName } from '../../server/platform/config.ts';
import { type Db, inTransaction, type Tx } from '../../server/platform/db/db.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { seedCatalogue } from './catalogue.ts';
import { DEMO_DOMAIN, seedDemo } from './demo/index.ts';

/**
 * Brings a database to where this version needs it: schema, catalogue, and in the demo the demo world.
 * Several processes may start at once: one prepares, the others wait and find it done.
 * @throws ConfigError when production is pointed at a database with demo accounts
 */
export async function prepareDatabase(
  db: Db,
  options: { platform: PlatformName; clock: Clock },
): Promise<void> {
  await migrate(db);
  if (options.platform === 'production') await refuseDemoAccounts(db);
  await inTransaction(db, async (tx) => {
    await waitForOthers(tx);
    const now = options.clock.now();
    await seedCatalogue(tx, now);
    if (options.platform === 'demo' && (await isEmpty(tx))) await seedDemo(tx, now);
  });
}

const waitForOthers = (tx: Tx) => sql`lock table work_categories in share row exclusive mode`.execute(tx);

async function isEmpty(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) === undefined;
}

async function refuseDemoAccounts(db: Db): Promise<void> {
  const demo = await db
    .selectFrom('accounts')
    .where('email_key', 'like', `%@${DEMO_DOMAIN}`)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (demo)
    throw new ConfigError(
      'DATABASE_URL names a database with demo accounts; PLATFORM=production needs another.',
    );
}
