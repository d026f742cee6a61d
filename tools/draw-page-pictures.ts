import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PAGE_PICTURES, type PagePicture, SHARED_HEIGHT } from './scenes/page-pictures.ts';
import { randomOf } from './scenes/random.ts';
import { picture } from './scenes/svg.ts';

const STAMPS = new URL('scenes/page-pictures.json', import.meta.url);
const fileOf = ({ file }: PagePicture): URL => new URL(`../${file}`, import.meta.url);

/** The first that is small enough is taken. */
const QUALITIES = [62, 56, 50, 44, 38, 32];

/** Shared or not, the picture of a trade is the same drawing. */
export const drawingOfPage = ({ name, scene }: PagePicture): string =>
  picture(scene(randomOf(name.replace('share ', ''))));

/** Tells whether a file was made from the drawing as it is now, as wide as it is meant. */
export const stampOfPage = (one: PagePicture): string =>
  createHash('sha256')
    .update(`${one.width} ${drawingOfPage(one)}`)
    .digest('hex')
    .slice(0, 16);

export const stampsOfPages = (): Record<string, string> => JSON.parse(readFileSync(STAMPS, 'utf8'));

export const readPagePicture = (one: PagePicture): Buffer => readFileSync(fileOf(one));

async function avif({ width, maxBytes, ...one }: PagePicture): Promise<Buffer> {
  const drawing = Buffer.from(drawingOfPage({ width, maxBytes, ...one }));
  const drawn = await sharp(drawing).resize({ width }).png({ compressionLevel: 1 }).toBuffer();
  for (const quality of QUALITIES) {
    const bytes = await sharp(drawn).avif({ quality, effort: 6, chromaSubsampling: '4:4:4' }).toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
  throw new Error(`${one.name} has too many edges for ${maxBytes} bytes: draw it with fewer, larger parts`);
}

const SIGN = new URL('../web/public/favicon.svg', import.meta.url);
const SIGN_SIDE = 112;
const EDGE = 48;

async function jpeg({ maxBytes, ...one }: PagePicture): Promise<Buffer> {
  const drawing = Buffer.from(drawingOfPage({ ...one, maxBytes }));
  const sign = await sharp(readFileSync(SIGN), { density: 300 }).resize(SIGN_SIDE).png().toBuffer();
  const drawn = await sharp(drawing)
    .resize({ width: one.width, height: SHARED_HEIGHT, fit: 'cover' })
    .composite([{ input: sign, left: EDGE, top: SHARED_HEIGHT - SIGN_SIDE - EDGE }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  const bytes = await sharp(drawn)
    .jpeg({ quality: 78, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
  if (bytes.length > maxBytes) throw new Error(`${one.name} is larger than ${maxBytes} bytes`);
  return bytes;
}

async function drawPages(): Promise<number> {
  const before = stampsOfPages();
  const changed = PAGE_PICTURES.filter((one) => before[one.file] !== stampOfPage(one));
  for (const one of changed) {
    mkdirSync(dirname(fileURLToPath(fileOf(one))), { recursive: true });
    writeFileSync(fileOf(one), await (one.isShared ? jpeg(one) : avif(one)));
  }
  const stamps = Object.fromEntries(PAGE_PICTURES.map((one) => [one.file, stampOfPage(one)]));
  writeFileSync(STAMPS, `${JSON.stringify(stamps, null, 2)}\n`);
  return changed.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(`${await drawPages()} of ${PAGE_PICTURES.length} pictures of pages drawn`);
