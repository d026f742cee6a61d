import { constants, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { chunk, END, head, pngOf } from './png-parts.ts';

// Small files that are large pictures. An encoder would go through every pixel, twelve seconds of work for all of them;
// what it writes for one colour repeats itself, so here it is repeated.

const COLOUR = { channels: 3, background: '#123' } as const;
const BYTES_A_PIXEL = 3;

/** A black square. */
export function pngBomb(side: number): Buffer {
  const row = 1 + side * BYTES_A_PIXEL;
  return pngOf(head(side, side), chunk('IDAT', deflatedZeros(row * side)), END);
}

const MEGABYTE = 1024 * 1024;
const ZLIB = Buffer.from([0x78, 0x9c]);
const ADLER_BASE = 65_521;

/** What `deflateSync` makes of so many zeros, give or take a few bytes. */
export function deflatedZeros(count: number): Buffer {
  const part = deflateRawSync(Buffer.alloc(MEGABYTE), { finishFlush: constants.Z_FULL_FLUSH });
  const rest = deflateRawSync(Buffer.alloc(count % MEGABYTE));
  const sum = Buffer.alloc(4);
  sum.writeUInt16BE(count % ADLER_BASE, 0);
  sum.writeUInt16BE(1, 2);
  return Buffer.concat([ZLIB, ...Array<Buffer>(Math.floor(count / MEGABYTE)).fill(part), rest, sum]);
}

/** The square of pixels that is written at once, and the bytes that say "as the one before". */
const UNIT = 16;
const UNIT_BYTES = 4;
const SMALL = 10 * UNIT;
const FRAME = Buffer.from([0xff, 0xc0]);
const END_OF_IMAGE = 2;

/** A square of one colour, whose side is a multiple of 16. */
export async function jpegBomb(side: number): Promise<Buffer> {
  const small = await sharp({ create: { width: SMALL, height: SMALL, ...COLOUR } })
    .jpeg({ optimiseCoding: false })
    .toBuffer();
  const sizeAt = small.indexOf(FRAME) + 5;
  small.writeUInt16BE(side, sizeAt);
  small.writeUInt16BE(side, sizeAt + 2);
  // The last units are all alike.
  const at = small.length - END_OF_IMAGE - 8 * UNIT_BYTES;
  const more = ((side / UNIT) ** 2 - (SMALL / UNIT) ** 2) * UNIT_BYTES;
  const units = Buffer.alloc(more, small.subarray(at, at + UNIT_BYTES));
  return Buffer.concat([small.subarray(0, at), units, small.subarray(at)]);
}

const WEBP_SIZE_AT = 21;
const WEBP_SIDE_BITS = 14;

/** A square of one colour, which takes no bit for a pixel: it is as long as a small one. */
export async function webpBomb(side: number): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 64, height: 64, ...COLOUR } })
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
  const flags = bytes.readUInt32LE(WEBP_SIZE_AT) >>> (2 * WEBP_SIDE_BITS);
  const size = (side - 1) * (2 ** WEBP_SIDE_BITS + 1);
  bytes.writeUInt32LE(flags * 2 ** (2 * WEBP_SIDE_BITS) + size, WEBP_SIZE_AT);
  return bytes;
}
