import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

export function chunk(type: string, body: Buffer, sum?: number): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(sum ?? crc32(named));
  return Buffer.concat([length, named, check]);
}

export function head(width: number, height: number, rest = [8, 2, 0, 0, 0]): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width >>> 0, 0);
  size.writeUInt32BE(height >>> 0, 4);
  return chunk('IHDR', Buffer.concat([size, Buffer.from(rest)]));
}

export const END = chunk('IEND', Buffer.alloc(0));
export const pixels = (bytes = 3 * 64 * 64 + 64) => chunk('IDAT', deflateSync(Buffer.alloc(bytes)));
export const pngOf = (...chunks: Buffer[]) => Buffer.concat([SIGNATURE, ...chunks]);
