import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { outlasting, runningProcesses, signalAll } from './process-table.ts';

/** PostgreSQL takes SIGINT as "end all sessions and stop". */
const STOP = 'SIGINT';
const PATIENCE_MS = 5_000;

// The guard of a process that makes throwaway folders: it hears their names on its standard input, which the system
// closes when that process ends, be it by SIGKILL. Then it stops what still runs in them and removes them.
const folders: string[] = [];
for await (const folder of createInterface({ input: process.stdin })) folders.push(folder);

const left = runningProcesses().filter(({ command }) => folders.some((folder) => command.includes(folder)));
signalAll(left, STOP);
signalAll(await outlasting(left, PATIENCE_MS), 'SIGKILL');
for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
