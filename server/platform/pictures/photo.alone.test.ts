import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { PHOTO_SIDE, PHOTO_WIDTHS } from '../../../contract/pictures.ts';
import { jpegBomb, pngBomb, webpBomb } from '../../testing/pictures/bombs.ts';
import { decoder } from '../../testing/pictures/decoder.ts';
import { phonePhotoWith } from '../../testing/pictures/heif.ts';
import * as samples from '../../testing/pictures/samples.ts';
import type { PictureType, Task } from './task.ts';

const process = await decoder();
afterAll(() => void process.end());

const TAKES: PictureType[] = ['jpeg', 'png', 'webp', 'heif', 'avif'];
const photo = (bytes: Uint8Array): Task => ({
  do: 'photo',
  bytes,
  takes: TAKES,
  side: PHOTO_SIDE,
  widths: PHOTO_WIDTHS,
});

async function drawn(bytes: Uint8Array) {
  const done = await process.run(photo(bytes));
  if ('fault' in done) throw new Error(`it was refused as ${done.fault}`);
  return [done.picture, ...(done.narrower ?? [])];
}

describe('a photo becomes WebP in its own shape and in every width it is served in', {
  meta: { shows: ['C1', 'ruling 52'] },
}, () => {
  const kinds: [string, () => Promise<Buffer> | Buffer, { size: [number, number]; narrower: number[] }][] = [
    ['large PNG', () => samples.png(3000, 1500), { size: [2048, 1024], narrower: [160, 320, 640, 1280] }],
    ['small JPEG', () => samples.jpeg(600, 400), { size: [600, 400], narrower: [160, 320] }],
    ['JPEG on its side', samples.sideways, { size: [600, 400], narrower: [160, 320] }],
    ['WebP', samples.webp, { size: [600, 400], narrower: [160, 320] }],
    ['AVIF', samples.avif, { size: [200, 100], narrower: [160] }],
    ['grey JPEG', () => greyJpeg(), { size: [400, 300], narrower: [160, 320] }],
    [
      'photo that an iPhone took',
      samples.iphonePhoto,
      { size: [1536, 2048], narrower: [160, 320, 640, 1280] },
    ],
  ];
  test.each(kinds)('%s', async (_kind, sample, { size, narrower }) => {
    const all = await drawn(await sample());
    expect([all[0]?.width, all[0]?.height]).toEqual(size);
    expect(all.slice(1).map(({ width }) => width)).toEqual(narrower);
    for (const { bytes, width, height } of all) {
      const { format, exif, xmp, iptc, icc, orientation, ...facts } = await sharp(bytes).metadata();
      expect([format, facts.width, facts.height]).toEqual(['webp', width, height]);
      expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
      for (const trace of [samples.CANARY, ...samples.IPHONE_TRACES])
        expect([trace, Buffer.from(bytes).includes(trace)]).toEqual([trace, false]);
    }
  });

  test('its colours are those that the camera meant', async () => {
    for (const wide of [
      samples.wide().jpeg(),
      samples.wide().toColourspace('rgb16').png(),
      samples.wide().webp({ lossless: true }),
    ])
      for (const { bytes } of await drawn(await wide.toBuffer()))
        expect(samples.gap(await samples.firstPixel(bytes), samples.PURE)).toBeLessThan(12);
  });
});

const greyJpeg = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#888' } })
    .toColourspace('b-w')
    .jpeg()
    .toBuffer();

const MEGABYTE = 1024 * 1024;

describe('what is read of a photo is bounded', { meta: { shows: ['C1', 'T18'] } }, () => {
  test('just below 50 megapixels it is taken, in 300 MB; from there on it is refused', async () => {
    // What an earlier picture took, a process does not give back.
    const fresh = await decoder();
    const large = await fresh.run(photo(await samples.jpeg(8160, 6120)));
    fresh.end();
    expect('picture' in large).toBe(true);
    expect(large.peakBytes / MEGABYTE).toBeLessThan(300);
    expect(await process.run(photo(await samples.jpeg(8170, 6121)))).toMatchObject({ fault: 'pixels' });
    // These are decoded as a whole.
    const grid = { columns: 10, rows: 10 };
    expect(await process.run(photo(phonePhotoWith({ grid })))).toMatchObject({ fault: 'pixels' });
  });

  const bombs: [string, () => Promise<Buffer> | Buffer][] = [
    ['a PNG bomb that is small enough', () => pngBomb(7_000)],
    ['a PNG bomb', () => pngBomb(40_000)],
    ['a PNG that lies', () => samples.pngThatLies(60_000, 60_000)],
    ['a JPEG bomb', () => jpegBomb(9_008)],
    ['a WebP bomb', () => webpBomb(12_000)],
    ['a JPEG of two hundred scans', () => scans(200)],
    ['a HEIC bomb', () => phonePhotoWith({ grid: { columns: 64, rows: 64 } })],
  ];
  test.each(bombs)('%s costs less than a second', async (_name, bomb) => {
    const { cpuMs } = await process.run(photo(await bomb()));
    expect(cpuMs).toBeLessThan(1000);
  });
});

/** A large progressive JPEG whose last scan comes again and again: each costs a round through all pixels. */
async function scans(count: number): Promise<Buffer> {
  const blank = { width: 4992, height: 4992, channels: 3, background: '#456' } as const;
  const bytes = await sharp({ create: blank }).jpeg({ progressive: true }).toBuffer();
  const last = bytes.subarray(bytes.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  return Buffer.concat([bytes.subarray(0, -2), ...Array<Buffer>(count).fill(last), bytes.subarray(-2)]);
}
