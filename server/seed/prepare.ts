import type { Clock } from '../platform/clock.ts';
import { ConfigError, type PlatformName } from '../platform/config.ts';
import type { DemoExtent } from '../platform/demo-extent.ts';
import { type Db, inTransaction, type Tx } from '../platform/db/db.ts';
import { migrate } from '../platform/db/migrate.ts';
import { seedCatalogue } from './catalogue.ts';
import { PEOPLE, personId, seedDemo } from './demo/index.ts';
import { hasBooks, makeBooks } from './simulator/schema.ts';
import { waitForOthers } from './wait-for-others.ts';

/**
 * Brings a database to where this version needs it: schema, catalogue, and in the demo the demo world. One of a later
 * release is there already, with that release's catalogue: it answers `newer` and changes nothing.
 * Several processes may start at once: one prepares, the others wait and find it done.
 * @throws ConfigError when anything but the demo is pointed at a database with demo accounts, or production at one with the
 * books of the payment simulator
 */
export async function prepareDatabase(
  db: Db,
  options: {
    platform: PlatformName;
    simulatesPayments: boolean;
    /** Of a new demo. */
    demoExtent?: DemoExtent | null;
    clock: Clock;
    release?: URL;
  },
): Promise<'current' | 'newer'> {
  const schema = await migrate(db, options.release);
  if (options.platform !== 'demo') await refuseDemoAccounts(db, options.platform);
  if (options.platform === 'production') await refuseSimulator(db);
  if (schema === 'newer') return schema;
  await inTransaction(db, async (tx) => {
    await waitForOthers(tx);
    const now = options.clock.now();
    await seedCatalogue(tx, now);
    // The people of the demo have bought from it, whoever takes the money now.
    if (options.simulatesPayments || options.platform === 'demo') await makeBooks(tx);
    if (options.platform === 'demo' && (await isEmpty(tx)))
      await seedDemo(tx, now, { extent: options.demoExtent ?? 'people' });
  });
  return schema;
}

async function isEmpty(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Their password is public knowledge. By their ids, since anybody may register an address like theirs. */
async function refuseDemoAccounts(db: Db, platform: PlatformName): Promise<void> {
  const demo = await db
    .selectFrom('accounts')
    .where(
      'id',
      'in',
      PEOPLE.map(({ first }) => personId(first)),
    )
    .where('deleted_at', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (demo)
    throw new ConfigError(
      `The database holds demo accounts; PLATFORM=${platform} needs another: set DATABASE_URL or DATA_DIR.`,
    );
}

/** What was bought there nobody would ever pay for. */
async function refuseSimulator(db: Db): Promise<void> {
  if (await hasBooks(db))
    throw new ConfigError(
      'The database holds the books of the payment simulator; PLATFORM=production needs another: set DATABASE_URL or DATA_DIR.',
    );
}
