import { systemClock } from '../../server/platform/clock.ts';
import { ConfigError, readConfig } from '../../server/platform/config.ts';
import { databaseHome } from '../../server/platform/db/home.ts';
import { type Db, openDatabase } from '../../server/platform/db/db.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { createLog } from '../../server/platform/log/log.ts';
import { trySettings } from '../../server/platform/try-settings.ts';
import { ImportError } from './import-error.ts';

export type Work = { db: Db; now: Date; signal: AbortSignal };

const STOPPED = 130;

/**
 * Does some work on the database that the server uses, found by the same settings, and ends the process: 0 when it
 * is done, 1 when it failed, 130 when somebody stopped it. The first Ctrl-C lets the batch at hand be finished.
 */
export async function onDatabase(run: (work: Work) => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.on(name, () => (stopping.signal.aborted ? process.exit(STOPPED) : stopping.abort()));
  try {
    await withDatabase((db) => run({ db, now: systemClock.now(), signal: stopping.signal }));
  } catch (error) {
    if (!(error instanceof ImportError || error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
  if (stopping.signal.aborted) process.exitCode = STOPPED;
}

async function withDatabase(run: (db: Db) => Promise<void>): Promise<void> {
  const log = createLog('error');
  const config = readConfig(process.env);
  await trySettings(config);
  const home = await databaseHome(config, log);
  try {
    const { db, close } = openDatabase(home.ownerUrl ?? home.directUrl ?? home.url, {
      size: 2,
      log,
      isPatient: true,
    });
    try {
      await migrate(db);
      await run(db);
    } finally {
      await close();
    }
  } finally {
    await home.stop();
  }
}
