import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../server/testing/free-port.ts';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { whenReady } from './processes.ts';
import { median } from './race.ts';

export type StartUp = { firstSeconds: number; againSeconds: number; idleMegabytes: number };

const ROUNDS = 3;
const IDLE_MS = 10_000;
const STOP_MS = 20_000;

/** `npm start` as people type it: on an empty data folder, then on the one it made; and its memory when left alone. */
export async function measureStartUp(): Promise<StartUp> {
  const first: number[] = [];
  const again: number[] = [];
  const idle: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const folder = temporaryFolder('fettle-bench-');
    first.push(await started(folder, async () => {}));
    again.push(
      await started(folder, async (npm) => {
        await sleep(IDLE_MS);
        idle.push(megabytesOf(programBelow(npm)));
      }),
    );
    rmSync(folder, { recursive: true, force: true });
  }
  return { firstSeconds: median(first), againSeconds: median(again), idleMegabytes: median(idle) };
}

/** Seconds from the command to the first answer that says ready; then what is to be done, then the stop. */
async function started(dataDir: string, then: (npm: ChildProcess) => Promise<void>): Promise<number> {
  const port = await freePort();
  const ours = { DATABASE_URL: '', DATABASE_OWNER_URL: '' };
  const env = { ...process.env, ...ours, PLATFORM: 'demo', DATA_DIR: dataDir, PORT: String(port) };
  const began = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env,
    stdio: 'ignore',
  });
  try {
    await whenReady(port, npm);
    const seconds = (performance.now() - began) / 1000;
    await then(npm);
    return seconds;
  } finally {
    await end(npm);
  }
}

/** npm does not wait for what it runs, which stops its database before it ends. */
async function end(npm: ChildProcess): Promise<void> {
  const program = programBelow(npm);
  npm.kill('SIGTERM');
  for (const deadline = Date.now() + STOP_MS; Date.now() < deadline; await sleep(50))
    if (!processes().some(({ pid }) => pid === program)) return;
  throw new Error('the product did not stop');
}

type Running = { pid: number; parent: number; megabytes: number; command: string };

function processes(): Running[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, kilobytes, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid
      ? [{ pid: Number(pid), parent: Number(parent), megabytes: Number(kilobytes) / 1024, command }]
      : [];
  });
}

/** The Node process of the product: npm runs a shell, which runs it or becomes it. */
function programBelow(npm: ChildProcess): number {
  const all = processes();
  const below = new Set([npm.pid]);
  for (const _ of all) for (const { pid, parent } of all) if (below.has(parent)) below.add(pid);
  const programs = all.filter(
    ({ pid, command }) => below.has(pid) && /node\S*( --\S+)* server\/main\.mjs$/.test(command),
  );
  const program = programs.find(({ pid }) => !programs.some(({ parent }) => parent === pid));
  if (!program) throw new Error('npm start runs no server/main.mjs');
  return program.pid;
}

const megabytesOf = (wanted: number): number =>
  processes().find(({ pid }) => pid === wanted)?.megabytes ?? Number.NaN;
