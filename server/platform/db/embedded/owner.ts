import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { birthMark, isAlive } from './processes.ts';

// The launcher that has to stop the server signs in a file of the cluster: "pid birthmark nonce".

/** How long after "ready" the launcher of a server may take to sign. */
const SIGNING_MS = 500;
/** When two claim at once, the last signature counts, and by then both have signed. */
const SETTLING_MS = 50;

export function sign(cluster: string): string {
  const signature = `${process.pid} ${birthMark(process.pid)} ${randomBytes(6).toString('hex')}`;
  const draft = `${nameIn(cluster)}.${process.pid}`;
  fs.writeFileSync(draft, signature);
  fs.renameSync(draft, nameIn(cluster)); // the old one may be root's
  return signature;
}

/** Takes over a running server whose launcher was killed; null when it has one that lives. */
export async function claim(cluster: string): Promise<string | null> {
  if (hasLivingOwner(cluster)) return null;
  await sleep(SIGNING_MS);
  if (hasLivingOwner(cluster)) return null;
  const signature = sign(cluster);
  await sleep(SETTLING_MS);
  return read(cluster) === signature ? signature : null;
}

/** Without this, a launcher that lives on would count as the owner of the next server too. */
export function signOff(cluster: string, signature: string): void {
  if (read(cluster) === signature) fs.rmSync(nameIn(cluster), { force: true });
}

function hasLivingOwner(cluster: string): boolean {
  const [pid, mark] = read(cluster).split(' ');
  return isAlive(Number(pid)) && birthMark(Number(pid)) === mark;
}

function read(cluster: string): string {
  try {
    return fs.readFileSync(nameIn(cluster), 'utf8');
  } catch {
    return '';
  }
}

const nameIn = (cluster: string) => path.join(cluster, 'fettle.owner');
