import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { handOver } from './account.ts';
import { run } from './commands.ts';
import { errorCode } from './error-code.ts';
import { flush } from './flush.ts';
import { removeIfEmpty } from './cluster-location.ts';
import { isAlive } from './processes.ts';
import type { Site } from './site.ts';

export const USER = 'fettle';

/** Written last and travelling with the cluster, the password is also the mark of a whole one. */
const PASSWORD_FILE = 'fettle.password';

/** Makes the cluster unless it is there, and answers its password. */
export async function ensureCluster(site: Site): Promise<string> {
  if (readPassword(site.cluster) === null) {
    setAsideHalfMade(site);
    await makeCluster(site);
  }
  sweepDrafts(site);
  refuseOtherVersion(site);
  const password = readPassword(site.cluster);
  if (password === null) throw new Error(`${site.cluster} vanished while it was being made.`);
  return password;
}

function readPassword(cluster: string): string | null {
  try {
    return fs.readFileSync(path.join(cluster, PASSWORD_FILE), 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw new Error(`${cluster} cannot be read; start as the account that made it, or as root.`, {
      cause: error,
    });
  }
}

/** What another initdb left when it was killed is kept, under another name. */
function setAsideHalfMade(site: Site): void {
  const has = (name: string) => fs.existsSync(path.join(site.cluster, name));
  if (!has('PG_VERSION') && !has('global')) return;
  if (has('postmaster.opts')) {
    throw new Error(`${site.cluster} holds a cluster that was not made here, so its password is not known.`);
  }
  const aside = `${site.cluster}.half-made-${Date.now()}`;
  fs.renameSync(site.cluster, aside);
  site.log(`found a half-made cluster; it is now ${aside}`);
}

/** Initialises beside and renames, so that a killed start leaves no half-made cluster. */
async function makeCluster(site: Site): Promise<void> {
  refuseOccupied(site.cluster);
  const draft = `${site.cluster}.init-${process.pid}-${randomBytes(3).toString('hex')}`;
  const passwordFile = `${draft}.password`; // initdb wants its folder empty
  const password = randomBytes(24).toString('base64url');
  try {
    fs.mkdirSync(draft, { mode: 0o700 });
    fs.writeFileSync(passwordFile, password, { mode: 0o600 });
    handOver(site.account, draft, passwordFile);
    await initialise(site, draft, passwordFile);
    fs.copyFileSync(passwordFile, path.join(draft, PASSWORD_FILE));
    handOver(site.account, path.join(draft, PASSWORD_FILE));
    // A cluster whose password a power cut took would be lost.
    flush(path.join(draft, PASSWORD_FILE));
    flush(draft);
    moveIntoPlace(draft, site.cluster);
  } finally {
    for (const file of [draft, passwordFile]) fs.rmSync(file, { recursive: true, force: true });
  }
}

/** UTF-8 with the built-in locale, so that the order of texts does not depend on the system's libraries. */
async function initialise(site: Site, folder: string, passwordFile: string): Promise<void> {
  const args = ['-D', folder, '-U', USER, `--pwfile=${passwordFile}`, '-A', 'scram-sha-256', '-E', 'UTF8'];
  args.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions');
  if (site.settings.fsync === 'off') args.push('--no-sync');
  const { succeeded, output } = await run(site.binaries.tool('initdb'), args, site.account);
  if (!succeeded) throw new Error(`initdb failed: ${output}`);
}

/** Windows renames onto nothing that exists, be it empty. */
function refuseOccupied(cluster: string): void {
  removeIfEmpty(cluster);
  if (!fs.existsSync(cluster) || readPassword(cluster) !== null) return;
  throw new Error(
    `Cannot create ${cluster}: it must be free or empty, and a volume be mounted on the folder above.`,
  );
}

function moveIntoPlace(draft: string, cluster: string): void {
  try {
    fs.renameSync(draft, cluster);
  } catch (error) {
    refuseOccupied(cluster);
    if (readPassword(cluster) === null) throw error; // else another start was faster
  }
  flush(path.dirname(cluster));
}

function sweepDrafts(site: Site): void {
  const folder = path.dirname(site.cluster);
  const prefix = `${path.basename(site.cluster)}.init-`;
  for (const name of fs.readdirSync(folder)) {
    if (!name.startsWith(prefix) || isAlive(Number.parseInt(name.slice(prefix.length), 10))) continue;
    fs.rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 3 });
  }
}

function refuseOtherVersion({ cluster, binaries }: Site): void {
  const version = fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version === binaries.major) return;
  throw new Error(
    `${cluster} is of PostgreSQL ${version}, this is ${binaries.major}: dump and load it, or move it away.`,
  );
}
