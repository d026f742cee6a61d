import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, realpathSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A new folder below the system's temporary one. Who makes it removes it. If this process is killed before, the guard
 * stops what runs in it, such as a PostgreSQL, which lives in a session of its own and hears no Ctrl-C.
 */
export function temporaryFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  // As root, PostgreSQL runs as another account, which must get in.
  chmodSync(folder, 0o755);
  guard ??= startGuard();
  guard.stdin?.write(`${realpathSync(folder)}\n`);
  return folder;
}

let guard: ChildProcess | null = null;

/** One for the process; it outlives us by the moment it needs, and is no reason for us to go on. */
function startGuard(): ChildProcess {
  const program = fileURLToPath(new URL('./folder-guard.ts', import.meta.url));
  const child = spawn(process.execPath, [program], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  child.unref();
  if (child.stdin instanceof Socket) child.stdin.unref();
  child.stdin?.on('error', () => undefined); // somebody ended it
  return child;
}
