import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { handOver, serverAccount } from '../../server/platform/db/embedded/account.ts';
import { temporaryFolder } from '../../server/testing/temporary-folder.ts';

export type Running = { stop(): Promise<void> };

/** Servers refuse to be root; then they run as the account that PostgreSQL would run as. */
export const account = serverAccount('');

/** A folder for one server, in which it may write. */
export function folderFor(name: string): string {
  const folder = temporaryFolder(`fettle-${name}-`);
  handOver(account, folder);
  return folder;
}

/** A file of a server's settings, which may hold passwords. */
export function written(folder: string, name: string, lines: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, `${lines.join('\n')}\n`, { mode: 0o600 });
  handOver(account, path);
  return path;
}

type Server = { program: string; args: string[]; port: number };

/** Starts a server of ours, never Debian's service; answers when it listens on 127.0.0.1. */
export async function startServer({ program, args, port }: Server): Promise<Running> {
  const child = spawn(program, args, { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said = `${said}${text.toString()}`.slice(-4_000);
  });
  const ended = once(child, 'exit');
  await untilListening(port, child).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw new Error(`${program} did not start:\n${said}`, { cause: error });
  });
  return {
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const PATIENCE_MS = 30_000;

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(50)) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    if (Date.now() > end) throw new Error(`nobody listens on ${port}`);
  }
}
