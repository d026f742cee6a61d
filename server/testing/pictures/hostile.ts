import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { withProfile } from '../../platform/pictures/png.ts';
import { deflatedZeros, jpegBomb, pngBomb, webpBomb } from './bombs.ts';
import { phonePhotoWith } from './heif.ts';
import { LIARS } from './liars.ts';
import { chunk, END, head, pixels, pngOf } from './png-parts.ts';
import * as samples from './samples.ts';

export type Hostile = [name: string, bytes: Buffer];

/** Two hundred files as somebody sends them who means harm. The same ones every time. */
export async function hostileFiles(): Promise<Hostile[]> {
  const kinds = await picturesOfEachKind();
  return [
    ...LIARS,
    ...kinds.flatMap(cutShort),
    ...kinds.flatMap(withWrongBytes),
    ...kinds.flatMap(thatArePagesToo),
    ...brokenPngs(),
    ...(await brokenJpegs()),
    ...(await bombs()),
    ...chunksThatSwell(),
  ];
}

type Kind = [name: string, bytes: Buffer];

async function picturesOfEachKind(): Promise<Kind[]> {
  const { png, jpeg, webp, gif, avif, phonePhoto } = samples;
  const progressive = sharp(await png(800, 600))
    .jpeg({ progressive: true })
    .toBuffer();
  const [wide, frames] = [
    sharp(await png()).toColourspace('rgb16'),
    await sharp(await gif())
      .gif()
      .toBuffer(),
  ];
  return [
    ['png', await png()],
    ['png of 16 bits', await wide.png().toBuffer()],
    ['jpeg', await jpeg()],
    ['progressive jpeg', await progressive],
    ['webp', await webp()],
    ['gif', frames],
    ['avif', await avif()],
    ['heic', phonePhoto()],
  ];
}

const PARTS = [0.001, 0.01, 0.05, 0.2, 0.5, 0.8, 0.95];

const cutShort = ([name, bytes]: Kind): Hostile[] =>
  PARTS.map((part) => [`${part} of a ${name}`, bytes.subarray(0, Math.ceil(bytes.length * part))]);

/** Not by chance, so that a failure can be looked at again. */
const withWrongBytes = ([name, bytes]: Kind): Hostile[] =>
  [1, 2, 3, 4, 5, 6].map((turn) => {
    const wrong = Buffer.from(bytes);
    for (let n = 0; n < turn * 3; n++)
      wrong[(turn * 7919 + n * 104_729) % wrong.length] = (turn * 97 + n * 31) % 256;
    return [`${name} with wrong bytes, ${turn}`, wrong];
  });

const PAGE = `<html><script>alert("${samples.CANARY}")</script></html>`;

/** For anybody who looks at a file's name or its middle instead of at what it is. */
const thatArePagesToo = ([name, bytes]: Kind): Hostile[] => [
  [`${name} and a page`, Buffer.concat([bytes, Buffer.from(PAGE)])],
  [`${name} and a program`, Buffer.concat([bytes, Buffer.from('PK\x03\x04META-INF/MANIFEST.MF')])],
  [
    `${name} and PHP`,
    Buffer.concat([bytes, Buffer.from(`<?php system("${samples.CANARY}"); __HALT_COMPILER();`)]),
  ],
];

const SIZES = [0, 1, 65_536, 2 ** 24, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1];
const SORTS = [
  [3, 2, 0, 0, 0],
  [8, 1, 0, 0, 0],
  [8, 3, 0, 0, 0],
  [64, 2, 0, 0, 0],
  [8, 2, 9, 0, 0],
  [8, 2, 0, 9, 0],
  [8, 2, 0, 0, 9],
];

const brokenPngs = (): Hostile[] => [
  ...SIZES.map((size): Hostile => [`a PNG that is ${size} wide`, pngOf(head(size, 64), pixels(), END)]),
  ...SIZES.map((size): Hostile => [`a PNG that is ${size} high`, pngOf(head(64, size), pixels(), END)]),
  ...SORTS.map(
    (sort): Hostile => [`a PNG of the sort ${sort.join()}`, pngOf(head(64, 64, sort), pixels(), END)],
  ),
  ['a PNG without a head', pngOf(pixels(), END)],
  ['a PNG with two heads', pngOf(head(64, 64), head(9000, 9000), pixels(), END)],
  ['a PNG without an end', pngOf(head(64, 64), pixels())],
  ['a PNG without pixels', pngOf(head(64, 64), END)],
  ['a PNG with too few pixels', pngOf(head(64, 64), pixels(100), END)],
  ['a PNG with a wrong sum', pngOf(head(64, 64), chunk('IDAT', deflateSync(Buffer.alloc(12_352)), 1), END)],
  ['a PNG whose pixels are noise', pngOf(head(64, 64), chunk('IDAT', Buffer.from(PAGE)), END)],
];

/** Lengths, tables and frames of a JPEG that say what is not so. */
async function brokenJpegs(): Promise<Hostile[]> {
  const good = await samples.jpeg();
  const from = (marker: number) => good.indexOf(Buffer.from([0xff, marker]));
  const wrong = (name: string, marker: number, ...bytes: number[]): Hostile => {
    const copy = Buffer.from(good);
    Buffer.from(bytes).copy(copy, from(marker) + 2);
    return [`a JPEG with ${name}`, copy];
  };
  const without = (name: string, marker: number): Hostile => {
    const at = from(marker);
    return [
      `a JPEG without ${name}`,
      Buffer.concat([good.subarray(0, at), good.subarray(at + 2 + good.readUInt16BE(at + 2))]),
    ];
  };
  return [
    wrong('a frame of no length', 0xc0, 0, 0),
    wrong('a frame as long as can be', 0xc0, 255, 255),
    wrong('65,535 lines', 0xc0, 0, 17, 8, 255, 255, 255, 255),
    wrong('no lines', 0xc0, 0, 17, 8, 0, 0),
    wrong('no columns', 0xc0, 0, 17, 8, 1, 144, 0, 0),
    wrong('255 colours', 0xc0, 0, 17, 8, 1, 144, 2, 88, 255),
    wrong('no colours', 0xc0, 0, 17, 8, 1, 144, 2, 88, 0),
    wrong('64 bits', 0xc0, 0, 17, 64),
    wrong('a table of no length', 0xdb, 0, 0),
    wrong('a code table of no length', 0xc4, 0, 0),
    wrong('codes that mean nothing', 0xc4, 0, 31, 0, ...Array<number>(16).fill(255)),
    wrong('a scan of no length', 0xda, 0, 0),
    wrong('a note that never ends', 0xe1, 255, 255),
    without('its frame', 0xc0),
    without('its tables', 0xdb),
    without('its codes', 0xc4),
    without('its scan', 0xda),
  ];
}

/** A few kilobytes that would be gigabytes. */
async function bombs(): Promise<Hostile[]> {
  const grid = (columns: number, rows: number) => phonePhotoWith({ grid: { columns, rows } });
  const sides = [5_001, 8_000, 16_000];
  return [
    ...sides.map((side): Hostile => [`a PNG bomb of ${side}`, pngBomb(side)]),
    ['a JPEG bomb', await jpegBomb(9_008)],
    ['a WebP bomb', await webpBomb(12_000)],
    ['a lossy WebP bomb', await blank(5_001).webp({ effort: 0 }).toBuffer()],
    ['a HEIC bomb of 26 megapixels', grid(10, 10)],
    ['a HEIC bomb of 1 gigapixel', grid(64, 64)],
    ['a HEIC bomb of 16 gigapixels', grid(127, 127)],
    ['a GIF bomb', await manyFrames(200)],
    ['a GIF that says it is gigantic', gifThatLies()],
  ];
}

const blank = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#123' }, limitInputPixels: false });

/** One small picture, again and again. */
async function manyFrames(count: number): Promise<Buffer> {
  const frame = await sharp({ create: { width: 64, height: 64 * count, channels: 3, background: '#456' } })
    .raw()
    .toBuffer();
  return sharp(frame, { raw: { width: 64, height: 64 * count, channels: 3, pageHeight: 64 } })
    .gif()
    .toBuffer();
}

const gifThatLies = () =>
  Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from([255, 255, 255, 255, 0x80, 0, 0]),
    Buffer.alloc(6),
    Buffer.from(';'),
  ]);

const MEGABYTES = 1024 * 1024;

/** What stands beside the pixels, small as it is sent and large as it is read. */
function chunksThatSwell(): Hostile[] {
  const swollen = deflatedZeros(64 * MEGABYTES);
  const named = (...parts: Buffer[]) => Buffer.concat([Buffer.from('Comment\0'), ...parts]);
  const small = pngOf(head(64, 64), pixels(), END);
  const beside = (type: string, body: Buffer) => pngOf(head(64, 64), chunk(type, body), pixels(), END);
  return [
    ['a PNG with a profile of 64 MB', beside('iCCP', Buffer.concat([Buffer.from('icc\0\0'), swollen]))],
    ['a PNG with a profile that is none', withProfile(small, Buffer.from(PAGE))],
    ['a PNG with a text of 64 MB', beside('zTXt', named(Buffer.from([0]), swollen))],
    ['a PNG with a worldly text of 64 MB', beside('iTXt', named(Buffer.from([1, 0, 0, 0]), swollen))],
    ['a PNG with EXIF that is none', beside('eXIf', Buffer.from(PAGE))],
    ['a PNG with a page in its text', beside('tEXt', named(Buffer.from(PAGE)))],
    [
      'a PNG with ten thousand texts',
      pngOf(head(64, 64), ...Array<Buffer>(10_000).fill(chunk('tEXt', named())), pixels(), END),
    ],
    ['a phone photo with a profile that is none', phonePhotoWith({ profile: Buffer.from(PAGE) })],
    ['a phone photo with a profile of 2 MB', phonePhotoWith({ profile: Buffer.alloc(2 * MEGABYTES) })],
    ['a packed PNG', gzipSync(small)],
  ];
}
