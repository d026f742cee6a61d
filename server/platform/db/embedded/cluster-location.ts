import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { canEnter, serverAccount } from './account.ts';
import type { Account } from './commands.ts';
import { errorCode } from './error-code.ts';

/** Where root puts what the server's account must reach; never a place where anybody may write. */
export const SYSTEM_FOLDER = '/var/lib/fettle-postgres';

/** Where the cluster really lies, and whom its server runs as. */
export type ClusterLocation = { cluster: string; account: Account | null };

/**
 * The place asked for; or, where root asked for one that the server's account cannot enter (a project below a
 * mode-700 home), a folder of the system with a symbolic link to it in the place asked for.
 */
export async function findCluster(dataDir: string, log: (line: string) => void): Promise<ClusterLocation> {
  const asked = withoutLinks(dataDir);
  const account = serverAccount(asked);
  if (await canEnter(path.dirname(asked), account)) return { cluster: asked, account };
  if (fs.existsSync(path.join(asked, 'PG_VERSION'))) {
    throw new Error(
      `The account that owns ${asked} cannot enter the folders above it. Open them (chmod o+x).`,
    );
  }
  const cluster = linkedElsewhere(asked);
  log(`the server's account cannot enter ${path.dirname(asked)}: the database lies in ${cluster}`);
  return { cluster, account: serverAccount(cluster) };
}

/** One name for one folder, whichever links lead there, so that all starts agree on what runs where. */
function withoutLinks(folder: string): string {
  const parent = path.dirname(path.resolve(folder));
  fs.mkdirSync(parent, { recursive: true });
  const here = path.join(fs.realpathSync(parent), path.basename(folder));
  const target = linkTarget(here);
  return target ? withoutLinks(path.resolve(path.dirname(here), target)) : here;
}

export function linkTarget(file: string): string | null {
  return fs.lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ? fs.readlinkSync(file) : null;
}

function linkedElsewhere(asked: string): string {
  const folder = path.join(SYSTEM_FOLDER, randomBytes(6).toString('hex'));
  makeOpenFolder(SYSTEM_FOLDER);
  makeOpenFolder(folder);
  removeIfEmpty(asked);
  try {
    fs.symlinkSync(path.join(folder, 'cluster'), asked);
  } catch (error) {
    fs.rmdirSync(folder);
    if (errorCode(error) !== 'EEXIST' || !linkTarget(asked)) throw error;
  }
  return withoutLinks(asked); // of another start, if that was faster
}

export function makeOpenFolder(folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, 0o755); // whatever the umask says
}

export function removeIfEmpty(folder: string): void {
  try {
    fs.rmdirSync(folder);
  } catch {
    // not there, not empty, or a mount: who needs the name will say so
  }
}
