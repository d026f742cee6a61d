import fs from 'node:fs';
import { isWindows } from './commands.ts';

/** To the disk, before something else relies on it after a power cut: a file, or a folder with the names in it. */
export function flush(file: string): void {
  if (isWindows) return; // opens no folders
  const opened = fs.openSync(file, 'r');
  try {
    fs.fsyncSync(opened);
  } finally {
    fs.closeSync(opened);
  }
}
