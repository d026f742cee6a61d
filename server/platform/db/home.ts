import type { Config } from '../config.ts';
import type { Log } from '../log/log.ts';

export type DatabaseHome = {
  /** What is served with. */
  url: string;
  /** Leads to the database itself where `url` leads to a pooler; else null. */
  directUrl: string | null;
  /** Whose tables they are; null when nobody but `url` is known. */
  ownerUrl: string | null;
  stop(): Promise<void>;
};

/** An outside database when one is named, else our own. The launcher is loaded only when it is needed. */
export async function databaseHome(config: Config, log: Log): Promise<DatabaseHome> {
  const { databaseUrl: url, databaseDirectUrl: directUrl, databaseOwnerUrl: ownerUrl } = config;
  if (url) return { url, directUrl, ownerUrl, stop: async () => {} };
  const { keepEmbedded } = await import('./embedded/index.ts');
  const embedded = await keepEmbedded({
    dataDir: `${config.dataDir}/postgres`,
    log: (line) => log.info(line),
  });
  return { ...embedded, directUrl: null };
}
