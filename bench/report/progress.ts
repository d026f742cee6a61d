import { availableParallelism, loadavg } from 'node:os';

export function report(line: string): void {
  console.error(`bench: ${line}`);
}

/** What the figures were taken on. */
export const machineLine = (): string =>
  `${new Date().toISOString().slice(0, 16)}, ${availableParallelism()} cores, load average ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}`;
