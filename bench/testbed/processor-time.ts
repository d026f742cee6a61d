import { readFileSync } from 'node:fs';

/** Of a clock tick, as Linux tells it to programs: a hundredth of a second. */
const TICK_MS = 10;
const USER = 11;
const SYSTEM = 12;

/** Milliseconds that a process has run on a processor, all its threads together; only Linux tells. */
function processorMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}

/** The same of several; one that has ended meanwhile does not count. */
export const processorMsOf = (pids: readonly number[]): Map<number, number> =>
  new Map(pids.map((pid) => [pid, processorMs(pid)]));

/** What ran since. */
export const spentSince = (before: Map<number, number>): number =>
  [...before].reduce((sum, [pid, ms]) => sum + (processorMs(pid) - ms || 0), 0);
