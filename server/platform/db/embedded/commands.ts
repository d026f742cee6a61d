import { spawn } from 'node:child_process';

/** Whom the server runs as, when that is not ourselves. */
export type Account = { uid: number; gid: number };

export const isWindows = process.platform === 'win32';

// PostgreSQL gets no more than it needs: the rest may hold our secrets, or settings (PG*, LC_*) that would change it.
const PASSED_ON = [
  'PATH',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'ComSpec',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
];

export type Result = { succeeded: boolean; output: string };

/** Runs a program to its end as the given account; a program that cannot be started has not succeeded. */
export function run(program: string, args: string[], account: Account | null): Promise<Result> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      ...account,
      env: environment(),
      cwd: isWindows ? undefined : '/', // ours may be closed to that account
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    child.once('error', (error) => resolve({ succeeded: false, output: error.message }));
    child.once('close', (code) => resolve({ succeeded: code === 0, output }));
  });
}

export function environment(): NodeJS.ProcessEnv {
  const passedOn = PASSED_ON.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(passedOn), LC_ALL: 'C', TZ: 'UTC' };
}
