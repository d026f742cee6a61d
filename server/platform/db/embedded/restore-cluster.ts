import fs from 'node:fs';
import path from 'node:path';
import { handOver } from './account.ts';
import { findCluster, removeIfEmpty } from './cluster-location.ts';
import { run } from './commands.ts';
import { flush } from './flush.ts';

/**
 * Puts the cluster of a base backup into a place that is free. It is unpacked beside and renamed, so that a restore that
 * was killed leaves no half cluster to be started.
 * @throws Error with a sentence for people when the place is taken or the archive cannot be unpacked
 */
export async function restoreCluster(dataDir: string, archive: string): Promise<void> {
  const { cluster, account } = await findCluster(dataDir, () => undefined);
  removeIfEmpty(cluster);
  if (fs.existsSync(cluster)) throw new Error(`${cluster} is not empty: move it away first.`);
  const draft = `${cluster}.restore-${process.pid}`;
  try {
    fs.mkdirSync(draft, { mode: 0o700 });
    const args = ['-xf', path.resolve(archive), '-C', draft, '--no-same-owner'];
    const { succeeded, output } = await run('tar', args, null);
    if (!succeeded) throw new Error(`${archive} cannot be unpacked: ${output.trim()}`);
    for (const name of ['.', ...fs.readdirSync(draft, { recursive: true, encoding: 'utf8' })]) {
      const file = path.join(draft, name);
      handOver(account, file);
      flush(file);
    }
    fs.renameSync(draft, cluster);
    flush(path.dirname(cluster));
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
}
