import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isServing, isTaken } from './processes.ts';

/** What a running server says about itself in postmaster.pid. */
export type PidFile = { pid: number; port: number; socketFolder: string; isReady: boolean };

const POLL_MS = 10;
/** A server writes its pid right after making the file. */
const EMPTY_FILE_MS = 2_000;

export function readPidFile(cluster: string): PidFile | null {
  let text: string;
  try {
    text = fs.readFileSync(nameIn(cluster), 'utf8');
  } catch {
    return null;
  }
  const [pid, , , port, socketFolder = '', , , status = ''] = text.split('\n').map((line) => line.trim());
  // Negative: a single-user backend.
  return {
    pid: Math.abs(Number(pid)),
    port: Number(port),
    socketFolder,
    isReady: status.startsWith('ready'),
  };
}

/** Waits as long as the process lives (crash recovery may take long); null when it ended. */
export async function whenReady(
  cluster: string,
  pid: number,
  isRunning: () => boolean,
): Promise<PidFile | null> {
  while (isRunning()) {
    const file = readPidFile(cluster);
    if (file?.isReady && file.pid === pid) return file; // and not the file of an earlier server
    await sleep(POLL_MS);
  }
  return null;
}

/**
 * PostgreSQL clears the file of a dead server itself, and safely. It is fooled only by a zombie, by somebody else
 * who was given the pid, and by a file that a power cut left empty; those are cleared here.
 */
export function clearStalePidFile(cluster: string, stale: PidFile): void {
  if (readPidFile(cluster)?.pid !== stale.pid || isServing(stale.pid, cluster)) return;
  if (!isTaken(stale.pid) && !isLongEmpty(cluster)) return;
  fs.rmSync(nameIn(cluster), { force: true });
  if (!stale.socketFolder) return;
  const socket = path.join(stale.socketFolder, `.s.PGSQL.${stale.port}`);
  for (const file of [socket, `${socket}.lock`]) fs.rmSync(file, { force: true });
}

function isLongEmpty(cluster: string): boolean {
  const stat = fs.statSync(nameIn(cluster), { throwIfNoEntry: false });
  return stat?.size === 0 && Date.now() - stat.mtimeMs > EMPTY_FILE_MS;
}

const nameIn = (cluster: string) => path.join(cluster, 'postmaster.pid');
