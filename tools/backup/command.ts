import { type Config, ConfigError, readConfig } from '../../server/platform/config.ts';
import { BackupError } from './paper.ts';

/** A command about a backup of the embedded database; what is wrong is said in one sentence. */
export async function command(usage: string, run: (config: Config, folder: string) => Promise<string>) {
  try {
    const [folder] = process.argv.slice(2);
    if (!folder) throw new ConfigError(`Name the folder: ${usage}`);
    const config = readConfig(process.env);
    if (config.databaseUrl) throw new ConfigError(OUTSIDE);
    process.stdout.write(`${await run(config, folder)}\n`);
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof BackupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

const OUTSIDE =
  'DATABASE_URL names an outside database, which has means of its own: see docs/runbooks/backup.md.';
