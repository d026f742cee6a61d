import { crc32, deflateSync } from 'node:zlib';

/** The end of the first chunk of every PNG, which says how large it is; a profile comes after it. */
const AFTER_HEAD = 33;

/** A PNG that says what its colours mean: the same file with a chunk `iCCP`. */
export function withProfile(png: Uint8Array, profile: Uint8Array): Buffer {
  const name = Buffer.from('icc\0\0', 'latin1');
  const body = Buffer.concat([Buffer.from('iCCP', 'latin1'), name, deflateSync(profile)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, AFTER_HEAD), length, body, sum, png.subarray(AFTER_HEAD)]);
}
