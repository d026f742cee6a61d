import type { Config } from '../config.ts';
import type { Log } from '../log/log.ts';

export type DatabaseHome = { url: string; stop(): Promise<void> };

/** An outside database when one is named, else our own. The launcher is loaded only when it is needed. */
export async function databaseHome(config: Config, log: Log): Promise<DatabaseHome> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => {} };
  const { keepEmbedded } = await import('./embedded/index.ts');
  return keepEmbedded({ dataDir: `${config.dataDir}/postgres`, log: (line) => log.info(line) });
}
