import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { pngBomb } from '../../testing/pictures/bombs.ts';
import { phonePhotoWith } from '../../testing/pictures/heif.ts';
import { hostileFiles } from '../../testing/pictures/hostile.ts';
import { decoder } from '../../testing/pictures/decoder.ts';
import { CANARY, jpeg } from '../../testing/pictures/samples.ts';
import type { PictureType, Task } from './task.ts';

vi.setConfig({ testTimeout: 240_000 });

const MEGABYTE = 1024 * 1024;
/** What the process that decodes may take. */
const MOST_BYTES = 300 * MEGABYTE;
/** A picture that takes longer delays everybody behind it. */
const MOST_MS = 8_000;
const ALL: PictureType[] = ['jpeg', 'png', 'heif', 'webp', 'gif', 'avif'];

const make = (bytes: Uint8Array): Task => ({ do: 'make', bytes, takes: ALL, fit: 'cover', side: 1536 });

test('of two hundred hostile files each is refused or becomes a harmless picture, in 300 MB', {
  meta: { shows: ['T18'] },
}, async () => {
  const files = await hostileFiles();
  expect(files.length).toBeGreaterThanOrEqual(200);
  expect(new Set(files.map(([name]) => name)).size).toBe(files.length);
  const process = await decoder();
  const said = { refused: 0, made: 0, slowest: { name: '', ms: 0 }, peakBytes: 0 };
  for (const [name, bytes] of files) {
    const began = performance.now();
    const done = await process.run(make(bytes));
    const ms = performance.now() - began;
    if (ms > said.slowest.ms) said.slowest = { name, ms: Math.round(ms) };
    expect([name, done.peakBytes < MOST_BYTES, done.peakBytes]).toEqual([name, true, done.peakBytes]);
    said.peakBytes = done.peakBytes;
    if ('fault' in done) said.refused += 1;
    else said.made += 1;
    if ('picture' in done) await mustBeHarmless(name, done.picture.bytes);
  }
  process.end();
  expect([said.slowest.name, said.slowest.ms < MOST_MS, said.slowest.ms]).toEqual([
    said.slowest.name,
    true,
    said.slowest.ms,
  ]);
  globalThis.process.stdout.write(`${files.length} hostile files: ${JSON.stringify(said)}\n`);
});

async function mustBeHarmless(name: string, bytes: Uint8Array): Promise<void> {
  const { format, pages = 1, exif, xmp, iptc, icc } = await sharp(bytes).metadata();
  expect([name, format, pages, exif, xmp, iptc, icc]).toEqual([name, 'webp', 1, ...Array(4).fill(undefined)]);
  const plain = Buffer.from(bytes).toString('latin1');
  for (const trace of [CANARY, '<script', '<?php', 'PK\x03\x04'])
    expect([name, plain.includes(trace)]).toEqual([name, false]);
}

const LARGEST: [string, () => Promise<Buffer> | Buffer][] = [
  ['JPEG', () => jpeg(5000, 5000)],
  ['PNG', () => pngBomb(5000)],
  ['HEIC', () => phonePhotoWith({ grid: { columns: 9, rows: 10 } })],
];

test.for(LARGEST)(
  'the largest %s that is taken is read in 300 MB',
  { meta: { shows: ['T18'] } },
  async ([, sample]) => {
    const process = await decoder();
    const done = await process.run(make(await sample()));
    process.end();
    expect('picture' in done).toBe(true);
    expect(done.peakBytes / MEGABYTE).toBeLessThan(MOST_BYTES / MEGABYTE);
  },
);
