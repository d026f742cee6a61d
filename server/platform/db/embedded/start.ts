import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { isWindows } from './commands.ts';
import { DATABASE, ensureDatabase } from './database.ts';
import { type Login, ownerLogin, servingLogin } from './logins.ts';
import { claim, sign, signOff } from './owner.ts';
import { clearStalePidFile, type PidFile, readPidFile, whenReady } from './pid-file.ts';
import { findCluster, removeIfEmpty } from './cluster-location.ts';
import { launch, stopServer } from './postmaster.ts';
import { isAlive, isServing } from './processes.ts';
import { logFileOf, type Site } from './site.ts';

export type EmbeddedOptions = {
  /** The folder of the cluster; its socket and log are put beside it. */
  dataDir: string;
  /** Hears in a sentence what is unusual about this start. */
  log?: (line: string) => void;
  /** PostgreSQL settings instead of ours, such as `{ fsync: 'off' }` for tests. */
  settings?: Record<string, string>;
};

export type Embedded = {
  /** Of the database `fettle`, for the role that serves; with its password: not for logs. */
  url: string;
  /** Of the same, for the superuser who owns it. */
  ownerUrl: string;
  /** Whether this start launched the server, or took it over from a launcher that was killed. */
  owned: boolean;
  /** Whether the server's process is there; asks the system, not the server. */
  isRunning(): boolean;
  /** Stops an owned server, within 20 seconds; does nothing to one that belongs to another start. */
  stop(): Promise<void>;
};

type Server = PidFile & { signature: string | null };

// The children of a killed server hold its shared memory until they notice.
const ATTEMPTS = 20;
const SURE_ATTEMPTS = 3;
const PASSING = /still in use|already exists|is empty/;

/**
 * Starts the embedded PostgreSQL on `dataDir`, making cluster and database when they are not there, or attaches to
 * the server that already runs on it. The server outlives this process unless `stop()` is called.
 *
 * Throws an Error with a sentence for people: no binaries for this system, a folder that cannot be used, a cluster
 * of another version or account; or with the last lines of PostgreSQL's log when it does not start.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const log = options.log ?? (() => {});
  const place = await findCluster(options.dataDir, log);
  const binaries = await findBinaries(place.account);
  const site: Site = { ...place, binaries, log, settings: options.settings ?? {} };
  const password = await ensureCluster(site);
  const [owner, serving] = [ownerLogin(password), servingLogin(password)];
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const server = (await attach(site)) ?? (await launchOwn(site));
    if (server && (await ensureDatabase(serverUrl(server, owner, 'postgres'), serving))) {
      return {
        url: serverUrl(server, serving, DATABASE),
        ownerUrl: serverUrl(server, owner, DATABASE),
        owned: server.signature !== null,
        isRunning: () => isServing(server.pid, site.cluster),
        stop: () => stop(site, server),
      };
    }
    await sleep(Math.min(50 * 2 ** attempt, 1000));
    if (attempt >= SURE_ATTEMPTS && !PASSING.test(lastLines(site, 5))) break;
  }
  throw new Error(`PostgreSQL did not start; the end of ${logFileOf(site)}:\n${lastLines(site, 15)}`);
}

async function attach(site: Site): Promise<Server | null> {
  const found = readPidFile(site.cluster);
  if (!found) return null;
  if (!isServing(found.pid, site.cluster)) {
    clearStalePidFile(site.cluster, found);
    return null;
  }
  site.log(`PostgreSQL is already running here (pid ${found.pid}): attaching to it`);
  const file = await whenReady(site.cluster, found.pid, () => isAlive(found.pid));
  return file && { ...file, signature: await claim(site.cluster) };
}

async function launchOwn(site: Site): Promise<Server | null> {
  const file = await launch(site);
  return file && { ...file, signature: sign(site.cluster) };
}

async function stop(site: Site, { pid, signature, socketFolder }: Server): Promise<void> {
  if (signature === null) return;
  await stopServer(site, pid);
  if (!isWindows) removeIfEmpty(socketFolder);
  signOff(site.cluster, signature);
}

function serverUrl(server: PidFile, { role, password }: Login, database: string): string {
  if (isWindows) return `postgres://${role}:${password}@127.0.0.1:${server.port}/${database}`;
  const host = encodeURIComponent(server.socketFolder);
  return `postgres://${role}:${password}@localhost/${database}?host=${host}&port=${server.port}`;
}

function lastLines(site: Site, count: number): string {
  const file = logFileOf(site);
  if (!fs.existsSync(file)) return '';
  return fs.readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
}
