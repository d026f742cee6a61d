import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { handOver } from './account.ts';
import { linkTarget, makeOpenFolder, type ClusterLocation, SYSTEM_FOLDER } from './cluster-location.ts';

/** Socket addresses end at 107 bytes (103 on macOS), and '/.s.PGSQL.5432' comes behind the folder. */
const LONGEST_FOLDER = 80;

/** The folder of the server's socket: beside the cluster unless that is too long; open to its account alone. */
export function socketFolder(place: ClusterLocation): string {
  const beside = `${place.cluster}.sock`;
  const folder = Buffer.byteLength(beside) <= LONGEST_FOLDER ? beside : shortFolder(place);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  handOver(place.account, folder);
  // In /tmp anybody could have been there first, to stand in for our server.
  if (linkTarget(folder) || fs.lstatSync(folder).uid !== (place.account?.uid ?? process.getuid?.())) {
    throw new Error(`${folder} belongs to somebody else; remove it.`);
  }
  fs.chmodSync(folder, 0o700);
  return folder;
}

function shortFolder({ cluster, account }: ClusterLocation): string {
  const name = `sock-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`;
  if (!account) return path.join('/tmp', `fettle-${name}`);
  makeOpenFolder(SYSTEM_FOLDER);
  return path.join(SYSTEM_FOLDER, name);
}
