import { rmSync } from 'node:fs';
import path from 'node:path';
import { startEmbedded } from '../platform/db/embedded/index.ts';
import { descendantsOf, type Process, runningProcesses } from './process-table.ts';
import { temporaryFolder } from './temporary-folder.ts';

// A test database is thrown away: it need not survive a power cut, and its password protects nothing.
const UNSAFE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', scram_iterations: '1' };
const FAST = { ...UNSAFE, max_connections: '200' };

export type Cluster = {
  /** For the role that serves. */
  url: string;
  ownerUrl: string;
  /** Those of its server: the first one, and one for each connection. */
  processes(): Process[];
  stop(): Promise<void>;
};

/** A PostgreSQL of its own in a folder of its own, gone when stopped. */
export async function throwawayCluster(settings: Record<string, string> = FAST): Promise<Cluster> {
  const folder = temporaryFolder('fettle-test-');
  const { url, ownerUrl, stop } = await startEmbedded({ dataDir: path.join(folder, 'postgres'), settings });
  return {
    url,
    ownerUrl,
    processes: () =>
      runningProcesses()
        .filter(({ command }) => command.includes(`-D ${path.join(folder, 'postgres')}`))
        .flatMap((first) => [first, ...descendantsOf(first.pid)]),
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The address of another database of the same cluster. */
export function urlOf(clusterUrl: string, database: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${database}`;
  return url.href;
}
