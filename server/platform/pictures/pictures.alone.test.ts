import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { pngBomb } from '../../testing/pictures/bombs.ts';
import { phonePhotoWithGainMap } from '../../testing/pictures/gain-map.ts';
import { phonePhotoWith } from '../../testing/pictures/heif.ts';
import * as samples from '../../testing/pictures/samples.ts';
import { descendantsOf, signalAll } from '../../testing/process-table.ts';
import { createLog } from '../log/log.ts';
import { CONFINED, openPictures } from './pictures.ts';
import { allowedMs } from './spending.ts';
import type { Done, PictureType } from './task.ts';

const lines: string[] = [];
const log = createLog('warn', { write: (line) => void lines.push(line) });
const pictures = openPictures({ log });
afterAll(() => pictures.close());

/** How many pictures were given up since it was asked last. */
const givenUp = () => lines.splice(0).filter((line) => line.includes('a picture cost too much')).length;

const ALL: PictureType[] = ['jpeg', 'png', 'heif', 'webp', 'gif', 'avif'];
const make = (bytes: Uint8Array, takes = ALL, fit: 'cover' | 'whole' = 'cover') =>
  pictures.run({ do: 'make', bytes, takes, fit, side: 1536 });

const pictureOf = (done: Done) => {
  if ('fault' in done) throw new Error(`it was refused as ${done.fault}`);
  return done.picture;
};

describe('a picture becomes WebP, upright, without a word about itself', {
  meta: { shows: ['T18', 'R-10-047', 'ruling 22'] },
}, () => {
  const kinds: [string, () => Promise<Buffer> | Buffer, string[][]][] = [
    [
      'PNG',
      samples.png,
      [
        ['red', 'red'],
        ['blue', 'blue'],
      ],
    ],
    [
      'JPEG',
      samples.jpeg,
      [
        ['red', 'red'],
        ['blue', 'blue'],
      ],
    ],
    [
      'JPEG that lies on its side',
      samples.sideways,
      [
        ['red', 'red'],
        ['blue', 'blue'],
      ],
    ],
    [
      'WebP',
      samples.webp,
      [
        ['red', 'red'],
        ['blue', 'blue'],
      ],
    ],
    [
      'GIF',
      samples.gif,
      [
        ['red', 'red'],
        ['blue', 'blue'],
      ],
    ],
    [
      'AVIF',
      samples.avif,
      [
        ['red', 'red'],
        ['blue', 'blue'],
      ],
    ],
    [
      "photo of an iPhone's kind",
      samples.phonePhoto,
      [
        ['blue', 'red'],
        ['yellow', 'green'],
      ],
    ],
  ];
  test.each(kinds)('%s', async (_kind, sample, colours) => {
    const picture = pictureOf(await make(await sample()));
    const facts = await sharp(picture.bytes).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: picture.width, height: picture.width });
    for (const trace of [facts.exif, facts.xmp, facts.iptc, facts.icc, facts.orientation])
      expect(trace).toBeUndefined();
    expect(Buffer.from(picture.bytes).includes(samples.CANARY)).toBe(false);
    expect(await samples.coloursOf(picture.bytes)).toEqual(colours);
  });

  test("a photo of an iPhone's kind with the gain map of newer ones", async () => {
    const photo = phonePhotoWithGainMap();
    expect(photo.includes('hdrgainmap')).toBe(true);
    const made = pictureOf(await make(photo, ['heif']));
    expect(made).toEqual(pictureOf(await make(samples.phonePhoto(), ['heif'])));
  });

  test('a photo that an iPhone took', async () => {
    const photo = samples.iphonePhoto();
    for (const trace of samples.IPHONE_TRACES) expect([trace, photo.includes(trace)]).toEqual([trace, true]);
    const seen = pictureOf(await pictures.run({ do: 'show', bytes: photo, takes: ['heif'], side: 1024 }));
    expect([seen.width, seen.height]).toEqual([768, 1024]);
    const { bytes } = pictureOf(await make(photo, ['heif']));
    const facts = await sharp(bytes).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 1536, height: 1536 });
    for (const trace of [facts.exif, facts.xmp, facts.iptc, facts.icc, facts.orientation])
      expect(trace).toBeUndefined();
    for (const trace of samples.IPHONE_TRACES)
      expect([trace, Buffer.from(bytes).includes(trace)]).toEqual([trace, false]);
    expect(await samples.isIphoneUpright(bytes)).toBe(true);
    const upsideDown = await sharp(bytes).rotate(180).webp().toBuffer();
    expect(await samples.isIphoneUpright(upsideDown)).toBe(false);
  });

  test.each(['heic', 'heix', 'mif1'])('a HEIF file whose first brand is %s', async (brand) => {
    const photo = samples.phonePhoto();
    photo.write(brand, 8, 'latin1');
    const picture = pictureOf(await make(photo, ['heif']));
    expect(await samples.coloursOf(picture.bytes)).toEqual([
      ['blue', 'red'],
      ['yellow', 'green'],
    ]);
  });

  test('a whole logo keeps its edges: white around a photo, nothing around what was cut out', async () => {
    const photo = pictureOf(await make(await samples.jpeg(600, 200), ALL, 'whole'));
    expect([photo.width, photo.height]).toEqual([600, 600]);
    expect(await samples.coloursOf(photo.bytes)).toEqual([
      ['white', 'white'],
      ['white', 'white'],
    ]);
    const cutOut = await sharp(await samples.png(600, 200))
      .ensureAlpha(0.5)
      .png()
      .toBuffer();
    const sign = pictureOf(await make(cutOut, ALL, 'whole'));
    expect((await sharp(sign.bytes).metadata()).hasAlpha).toBe(true);
  });

  const P3: [string, () => Promise<Buffer>][] = [
    ['JPEG', () => samples.wide().jpeg().toBuffer()],
    ['PNG', () => samples.wide().png().toBuffer()],
    ['PNG of 16 bits', () => samples.wide().toColourspace('rgb16').png().toBuffer()],
    ['WebP', () => samples.wide().webp({ lossless: true }).toBuffer()],
    ['AVIF', () => samples.wide().avif({ lossless: true }).toBuffer()],
  ];
  test.each(P3)('a %s in Display P3 keeps its colours, in sRGB', async (_kind, sample) => {
    const bytes = await sample();
    const { icc } = await sharp(bytes).metadata();
    expect(icc?.length).toBeGreaterThan(100);
    const raw = await samples.firstPixel(bytes, { ignoreIcc: true });
    expect(samples.gap(raw, samples.PURE)).toBeGreaterThan(30);
    const { bytes: made } = pictureOf(await make(bytes));
    expect(samples.gap(await samples.firstPixel(made), samples.PURE)).toBeLessThan(8);
  });

  test("so does an iPhone's photo, whose colours are such", async () => {
    const { icc: profile } = await sharp(await samples.wide().png().toBuffer()).metadata();
    const photo = samples.phonePhoto();
    const [plain, wide] = [pictureOf(await make(photo)), pictureOf(await make(phonePhotoWith({ profile })))];
    expect([wide.width, wide.height]).toEqual([plain.width, plain.height]);
    const [told, meant] = [await samples.firstPixel(plain.bytes), await samples.firstPixel(wide.bytes)];
    // The same numbers say a stronger blue there than they do here.
    const expected = await samples.firstPixel(await samples.readAs(told, profile));
    expect(samples.gap(meant, expected)).toBeLessThan(8);
    expect(samples.gap(meant, told)).toBeGreaterThan(8);
  });

  test('a large picture is made no larger than any width needs, a small one not larger than it is', async () => {
    expect(pictureOf(await make(await samples.jpeg(4000, 3000))).width).toBe(1536);
    expect(pictureOf(await make(await samples.png(90, 70))).width).toBe(70);
  });

  test('one of 24 megapixels, as a new phone takes it, still works', async () => {
    expect(pictureOf(await make(pngBomb(4950))).width).toBe(1536);
  });
});

describe('a hostile file is refused, and the next one is served', { meta: { shows: ['T18'] } }, () => {
  const hostile: [string, () => Promise<Buffer> | Buffer, string][] = [
    ['SVG', samples.svg, 'type'],
    ['HTML', samples.html, 'type'],
    ['PDF', samples.pdf, 'type'],
    ['TIFF', samples.tiff, 'type'],
    ['nothing', () => Buffer.alloc(0), 'type'],
    ['noughts', () => Buffer.alloc(4096), 'type'],
    ['a PNG bomb', () => pngBomb(12_000), 'pixels'],
    ['a PNG that says it is gigantic', () => samples.pngThatLies(2 ** 31 - 1, 2 ** 31 - 1), 'broken'],
    ['a PNG that says it is large', () => samples.pngThatLies(30_000, 30_000), 'broken'],
    ['a PNG without pixels', () => samples.pngThatLies(100, 100), 'broken'],
    ['half a JPEG', () => samples.cutOff(samples.jpeg(2000, 1500)), 'broken'],
    ['half a PNG', () => samples.cutOff(samples.png()), 'broken'],
    ['half a WebP', () => samples.cutOff(samples.webp()), 'broken'],
    ["half an iPhone's photo", () => samples.cutOff(samples.phonePhoto(), 0.6), 'broken'],
    ["the head of an iPhone's photo", () => samples.cutOff(samples.phonePhoto(), 0.05), 'broken'],
    ['the first bytes of a JPEG', async () => (await samples.jpeg()).subarray(0, 12), 'broken'],
  ];
  test.each(hostile)('%s', async (_what, sample, fault) => {
    expect(await make(await sample())).toEqual({ fault });
  });

  test('what is not taken here is refused, though it is a picture', async () => {
    for (const sample of [samples.webp, samples.gif, samples.avif])
      expect(await make(await sample(), ['jpeg', 'png', 'heif'])).toEqual({ fault: 'type' });
  });

  test('a picture that is a page too loses the page', async () => {
    const { bytes } = pictureOf(await make(await samples.jpegAndPage()));
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('script');
  });

  test('whatever byte is wrong, nothing falls and nobody waits long', {
    timeout: 120_000,
    meta: { shows: ['T18'] },
  }, async () => {
    const good = [await samples.png(), await samples.jpeg(), samples.phonePhoto(), await samples.webp()];
    givenUp();
    for (let turn = 0; turn < 200; turn++) {
      const bytes = Buffer.from(good[turn % good.length] ?? []);
      for (let n = 0; n <= turn % 5; n++)
        bytes[(turn * 7919 + n * 104_729) % bytes.length] = (turn * 31 + n) % 256;
      const done = await make(turn % 3 ? bytes : bytes.subarray(0, (turn * 97) % bytes.length));
      expect('picture' in done || ['type', 'broken', 'pixels'].includes(done.fault)).toBe(true);
    }
    expect(givenUp()).toBe(0);
    expect('picture' in (await make(await samples.png()))).toBe(true);
  });
});

test('a small picture that costs much is given up, and the next one is served', {
  meta: { shows: ['T18', 'C1'] },
}, async () => {
  const [iphone, small] = [samples.iphonePhoto(), await samples.jpeg()];
  expect([allowedMs(10_000), allowedMs(10 * 1024 * 1024)]).toEqual([expect.closeTo(1_000, -2), 8_000]);
  // A photo of a phone may cost twice what it did on a slow machine; as a bomb of some kilobytes it would be stopped.
  expect(allowedMs(iphone.length)).toBeGreaterThan(5_000);
  const strict = openPictures({ log, allowance: { baseMs: 200, perMegabyteMs: 0, mostMs: 200 } });
  const of = (bytes: Uint8Array) => strict.run({ do: 'make', bytes, takes: ALL, fit: 'cover', side: 1536 });
  givenUp();
  expect(await of(iphone)).toEqual({ fault: 'broken' });
  expect(givenUp()).toBe(1);
  expect('picture' in (await of(small))).toBe(true);
  strict.close();
});

test('a machine that is busy with other things does not make an honest picture a bomb', {
  meta: { shows: ['C1'] },
}, async () => {
  const allowance = { baseMs: 1_500, perMegabyteMs: 0, mostMs: 1_500 };
  const busy = openPictures({ log, allowance });
  const run = async (bytes: Uint8Array) =>
    busy.run({ do: 'make', bytes, takes: ALL, fit: 'cover', side: 1536 });
  await run(await samples.png());
  const [large, before] = [await samples.jpeg(5000, 4900), runningDecoders()];
  const done = run(large);
  await sleep(30);
  // So long it gets nothing of the processor.
  signalAll(before, 'SIGSTOP');
  await sleep(2_000);
  signalAll(before, 'SIGCONT');
  expect('picture' in (await done)).toBe(true);
  busy.close();
});

const runningDecoders = () =>
  descendantsOf(process.pid).filter(({ command }) => command.includes('pictures/child.ts'));

test('pictures wait for one another, and too many are sent away', { meta: { shows: ['T18'] } }, async () => {
  const bytes = await samples.jpeg(3000, 2000);
  const all = await Promise.allSettled(Array.from({ length: 14 }, () => make(bytes)));
  const served = all.filter((one) => one.status === 'fulfilled' && 'picture' in one.value);
  const away = all.filter(
    (one) => one.status === 'rejected' && (one.reason as { code: string }).code === 'unavailable',
  );
  expect([served.length, away.length]).toEqual([10, 4]);
});

test('the process that decodes reads no other file, writes none and starts nothing', {
  meta: { shows: ['T18'] },
}, () => {
  const tries = [
    "fs.readFileSync('README.md')",
    "fs.readdirSync('/')",
    "fs.writeFileSync('x', '')",
    "child_process.execSync('ls')",
  ];
  for (const one of tries) {
    const { status, stderr } = spawnSync(process.execPath, [...CONFINED, '-e', one], {
      env: {},
      encoding: 'utf8',
    });
    expect([one, status, stderr]).toEqual([one, 1, expect.stringContaining('ERR_ACCESS_DENIED')]);
  }
});
