import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/**
 * How much CPU time one picture may take: a second, and more for each of its megabytes. A decompression bomb is small and takes
 * much; a photo that takes much is large. Wall time does not count, so a busy machine refuses no photo.
 */
export type Allowance = { baseMs: number; perMegabyteMs: number; mostMs: number };

export const ALLOWANCE: Allowance = { baseMs: 1_000, perMegabyteMs: 3_000, mostMs: 8_000 };

/** After so much wall time a picture is given up, even on a busy machine. */
const MOST_WALL_MS = 30_000;
const MEGABYTE = 1024 * 1024;
const LOOK_MS = 50;

export const allowedMs = (bytes: number, { baseMs, perMegabyteMs, mostMs }: Allowance = ALLOWANCE): number =>
  Math.min(mostMs, baseMs + (bytes / MEGABYTE) * perMegabyteMs);

type Limits = { bytes: number; allowance: Allowance };

/**
 * Kills a process that takes more CPU time for a picture than it may. Without `/proc`, wall time counts instead, up to `mostMs`.
 * Answers a function that stops the watch.
 */
export async function watchSpending(child: ChildProcess, { bytes, allowance }: Limits): Promise<() => void> {
  const { pid = 0 } = child;
  const kill = () => child.kill('SIGKILL');
  const before = await cpuMsOf(pid);
  const most = allowedMs(bytes, allowance);
  const wall = setTimeout(kill, before === null ? allowance.mostMs : MOST_WALL_MS);
  const look = async () => {
    const used = await cpuMsOf(pid);
    if (before !== null && used !== null && used - before > most) kill();
  };
  const looking = before === null ? undefined : setInterval(() => void look(), LOOK_MS);
  return () => {
    clearTimeout(wall);
    clearInterval(looking);
  };
}

/** `/proc` counts in hundredths of a second on every Linux. The other two are the places of those fields behind the name. */
const TICK_MS = 10;
const UTIME = 11;
const STIME = 12;

/** The CPU time that a process has taken so far, with all its threads; null where there is no `/proc`. */
export async function cpuMsOf(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  // Behind the name, which may hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const used = Number(fields[UTIME]) + Number(fields[STIME]);
  return Number.isFinite(used) ? used * TICK_MS : null;
}
