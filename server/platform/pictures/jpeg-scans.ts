import { Faulty } from './faulty.ts';
import { MOST_SCANNED } from './task.ts';

/** What begins a scan. In the coded pixels 0xff is always followed by something else. */
const SCAN = Buffer.from([0xff, 0xda]);

/** A progressive JPEG of a few kilobytes may ask for a thousand rounds through all its pixels. */
export function refuseScans(jpeg: Uint8Array, pixels: number): void {
  const most = Math.max(1, Math.floor(MOST_SCANNED / pixels));
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  let scans = 0;
  for (let at = bytes.indexOf(SCAN); at !== -1; at = bytes.indexOf(SCAN, at + SCAN.length))
    if (++scans > most) throw new Faulty('pixels');
}
