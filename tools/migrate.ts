import { readFileSync } from 'node:fs';
import { prepare } from '../server/prepare.ts';
import { systemClock } from '../server/platform/clock.ts';
import { type Config, ConfigError, readConfig } from '../server/platform/config.ts';
import { openDatabase, sqlState } from '../server/platform/db/db.ts';
import { type DatabaseHome, databaseHome } from '../server/platform/db/home.ts';
import { comparedSchema, waitingContractions, waitingOnlineSteps } from '../server/platform/db/migrate.ts';
import { createLog, type Log } from '../server/platform/log/log.ts';
import { trySettings } from '../server/platform/try-settings.ts';

/**
 * Brings the database to this release before its processes start, found by the same settings. With `--plan` it says what
 * that would do and does nothing.
 */
async function main(isPlan: boolean): Promise<void> {
  const log = createLog('error');
  const config = readConfig(process.env);
  await trySettings(config);
  const home = await databaseHome(config, log);
  try {
    const said = await (isPlan ? plan(home, log) : bring(config, { home, log }));
    process.stdout.write(`${said}\n`);
  } finally {
    await home.stop();
  }
}

type Place = { home: DatabaseHome; log: Log };

async function bring(config: Config, { home, log }: Place): Promise<string> {
  const { platform, payments } = config;
  const simulatesPayments = payments.isSimulated;
  await prepare({ ...home, databaseUrl: home.url, platform, simulatesPayments, clock: systemClock, log });
  return 'The database is ready for this release.';
}

async function plan({ url, directUrl, ownerUrl }: DatabaseHome, log: Log): Promise<string> {
  const { db, close } = openDatabase(ownerUrl ?? directUrl ?? url, { size: 1, log });
  try {
    const { missing, unknown } = await comparedSchema(db);
    const isOlder = unknown.length === 0;
    const contractions = isOlder ? await waitingContractions(db) : [];
    const online = isOlder ? await waitingOnlineSteps(db) : [];
    return [
      ...listed(
        'It would run, all in one transaction:',
        missing.map((name) => described('migrations', name)),
      ),
      ...listed(
        'It would run afterwards, while the market goes on:',
        online.map((name) => described('online', name)),
      ),
      ...listed('The database has, of a later release:', unknown),
      ...listed('These wait for npm run db:contract:', contractions),
      ...(missing.length + unknown.length + online.length > 0 ? [] : ['The schema is that of this release.']),
    ].join('\n');
  } catch (error) {
    throw sqlState(error) === MAY_NOT ? new ConfigError(OWNER_WANTED, { cause: error }) : error;
  } finally {
    await close();
  }
}

const MAY_NOT = '42501';
const OWNER_WANTED = 'DATABASE_URL may not read what has run: set DATABASE_OWNER_URL, too.';

const listed = (title: string, lines: string[]): string[] =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)] : [];

/** Its name, and what its comment says that it is for and locks. */
function described(folder: 'migrations' | 'online', name: string): string {
  const source = readFileSync(new URL(`../database/${folder}/${name}.ts`, import.meta.url), 'utf8');
  const [, comment = ''] =
    /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export (?:async function up|async function batch|const index)/.exec(
      source,
    ) ?? [];
  const words = comment.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim();
  return words ? `${name}: ${words}` : name;
}

try {
  await main(process.argv.includes('--plan'));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
