import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/testing/free-port.ts';
import { temporaryFolder } from '../../server/testing/temporary-folder.ts';
import { startOurs, whenReady } from '../testbed/processes.ts';
import { megabytesOf } from '../testbed/process-memory.ts';
import { median, withoutFailures } from '../testbed/race.ts';
import { inbox } from '../rows/inbox.ts';
import type { Testbed } from '../testbed/testbed.ts';

export type StartUp = {
  firstSeconds: number;
  againSeconds: number;
  idleMegabytes: number;
  /** On a database that runs already. */
  firstListSeconds: number;
};

const ROUNDS = 3;
const IDLE_MS = 10_000;
const STOP_MS = 60_000;
const SETTLED_MS = 1_000;

/** `npm start` as people type it: on an empty data folder, then on the one it made; and its memory when left alone. */
export async function measureStartUp(testbed: Testbed): Promise<StartUp> {
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
  const lists: number[] = [];
  for (let round = 0; round < ROUNDS; round++) lists.push(await firstList(testbed));
  return {
    firstSeconds: median(first),
    againSeconds: median(again),
    idleMegabytes: median(idle),
    firstListSeconds: median(lists),
  };
}

/** Seconds from the start of the process to a list that was answered. */
async function firstList({ url, people, load }: Testbed): Promise<number> {
  const [asked] = await inbox.asks(people);
  if (!asked) throw new Error('nobody has an inbox');
  const began = performance.now();
  const server = await startOurs({ databaseUrl: url });
  try {
    withoutFailures(await load.drive({ mode: 'once', port: server.port, connections: 1, asked: [asked] }));
    return (performance.now() - began) / 1000;
  } finally {
    await server.stop();
  }
}

/** Seconds from the command to the first answer that says ready; then what is to be done, then the stop. */
async function started(dataDir: string, then: (npm: ChildProcess) => Promise<void>): Promise<number> {
  const port = await freePort();
  const ours = { DATABASE_URL: '', DATABASE_OWNER_URL: '' };
  const env = { ...process.env, ...ours, PLATFORM: 'demo', DATA_DIR: dataDir, PORT: String(port) };
  const began = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
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
  // It looks whose child it is once it is ready.
  await sleep(SETTLED_MS);
  const program = programBelow(npm);
  npm.kill('SIGTERM');
  for (const deadline = Date.now() + STOP_MS; Date.now() < deadline; await sleep(50))
    if (!processes().some(({ pid }) => pid === program)) return;
  throw new Error('the product did not stop');
}

type Running = { pid: number; parent: number; command: string };

function processes(): Running[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
  });
}

/** The Node process of the product: npm runs a shell, which runs it or becomes it. */
function programBelow(npm: ChildProcess): number {
  const all = processes();
  const below = new Set([npm.pid]);
  for (const _ of all) for (const { pid, parent } of all) if (below.has(parent)) below.add(pid);
  const programs = all.filter(
    ({ pid, command }) => below.has(pid) && /node\S*( --\S+)* \S*server\/main\.mjs$/.test(command),
  );
  const program = programs.find(({ pid }) => !programs.some(({ parent }) => parent === pid));
  if (!program) throw new Error('npm start runs no server/main.mjs');
  return program.pid;
}
