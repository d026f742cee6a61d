import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export type Process = { pid: number; parent: number; command: string };

/** The processes of this machine that still run; one that has ended and is not buried yet is none. */
export function runningProcesses(): Process[] {
  if (!existsSync('/proc/self/stat')) return processesOfPs();
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0)
    .flatMap(processOf);
}

function processOf(pid: number): Process[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // Behind the name, which may hold spaces and brackets: the state, then the parent.
    const [state = 'Z', parent = '0'] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return /[ZX]/.test(state) ? [] : [{ pid, parent: Number(parent), command }];
  } catch {
    return []; // it ended between the two questions
  }
}

function processesOfPs(): Process[] {
  const { stdout } = spawnSync('ps', ['-axww', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').flatMap((line) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
  });
}

/** All that a process has started, and what those have started, as far as it still runs. */
export function descendantsOf(pid: number, all = runningProcesses()): Process[] {
  const children = all.filter(({ parent }) => parent === pid);
  return children.flatMap((child) => [child, ...descendantsOf(child.pid, all)]);
}

const POLL_MS = 25;

/** Those of them that still run after a while; a pid that was given to another program meanwhile counts as ended. */
export async function outlasting(processes: readonly Process[], patienceMs: number): Promise<Process[]> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const now = new Map(runningProcesses().map(({ pid, command }) => [pid, command]));
    const left = processes.filter(({ pid, command }) => now.get(pid) === command);
    if (left.length === 0 || Date.now() > end) return left;
    await sleep(POLL_MS);
  }
}

/** Sends the signal to each that is still there. */
export function signalAll(processes: readonly Process[], signal: NodeJS.Signals): void {
  for (const { pid } of processes) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended by itself.
    }
  }
}
