import { readFileSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { errorsIn } from '../../server/testing/error-lines.ts';
import { ownLog } from './worlds.ts';

/** The product writes its log ten times a second. */
const FLUSHED_MS = 200;

/** Where the log of this worker's product ends now. */
export const endOfLog = (): number => statSync(ownLog(), { throwIfNoEntry: false })?.size ?? 0;

/** The errors that the product has logged since then, for people. */
export async function errorsSince(start: number): Promise<string[]> {
  await pause(FLUSHED_MS);
  if (endOfLog() <= start) return [];
  const lines = readFileSync(ownLog()).subarray(start).toString().split('\n');
  return errorsIn(lines.filter((line) => line.startsWith('{') && line.endsWith('}')));
}
