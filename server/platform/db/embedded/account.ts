import fs from 'node:fs';
import path from 'node:path';
import { type Account, run } from './commands.ts';

const UNPRIVILEGED = ['postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root, so root runs it as somebody else: the owner of a cluster that exists
 * (no matter who made it, only its owner may serve it), or an unprivileged account. Everybody else: null, as themselves.
 */
export function serverAccount(cluster: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  return ownerOf(cluster) ?? unprivilegedAccount();
}

function ownerOf(cluster: string): Account | null {
  if (!fs.existsSync(path.join(cluster, 'PG_VERSION'))) return null;
  const { uid, gid } = fs.statSync(cluster);
  return uid === 0 ? null : { uid, gid };
}

/** An account of /etc/passwd, because initdb looks its own name up. */
function unprivilegedAccount(): Account {
  const rows = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const wanted of UNPRIVILEGED) {
    const row = rows.find(([name]) => name === wanted);
    if (row) return { uid: Number(row[2]), gid: Number(row[3]) };
  }
  throw new Error('PostgreSQL cannot run as root, and neither "postgres" nor "nobody" is in /etc/passwd.');
}

export async function canEnter(folder: string, account: Account | null): Promise<boolean> {
  if (!account) return true;
  const entered = await run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], account);
  return entered.succeeded;
}

/** Makes root's new files the account's, so that the server may use them. */
export function handOver(account: Account | null, ...files: string[]): void {
  if (!account) return;
  for (const file of files) fs.lchownSync(file, account.uid, account.gid);
}
