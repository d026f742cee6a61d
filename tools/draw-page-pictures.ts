import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { pictureFile } from '../server/seed/demo/pictures.ts';
import { PAGE_PICTURES, type PagePicture, SHARED_HEIGHT } from './drawings/page-pictures.ts';
import { randomOf } from './drawings/random.ts';
import { picture } from './drawings/svg.ts';

const STAMPS = new URL('drawings/page-pictures.json', import.meta.url);
const fileOf = ({ file }: PagePicture): URL => new URL(`../${file}`, import.meta.url);

/** The first that is small enough is taken. */
const QUALITIES = [62, 56, 50, 44, 38, 32];

/** The drawing, or the rendered picture that is cut. */
function sourceOf({ file, source }: PagePicture): Buffer {
  if ('cutFrom' in source) return readFileSync(pictureFile(source.cutFrom));
  return Buffer.from(picture(source.drawn(randomOf(basename(file, '.avif')))));
}

/** Tells whether a file was made of its source as it is now, as wide as it is meant. */
export const stampOfPage = (one: PagePicture): string =>
  createHash('sha256').update(`${one.width} `).update(sourceOf(one)).digest('hex').slice(0, 16);

export const stampsOfPages = (): Record<string, string> => JSON.parse(readFileSync(STAMPS, 'utf8'));

export const readPagePicture = (one: PagePicture): Buffer => readFileSync(fileOf(one));

async function avif(one: PagePicture): Promise<Buffer> {
  const sized = await sharp(sourceOf(one))
    .resize({ width: one.width })
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const quality of QUALITIES) {
    const bytes = await sharp(sized).avif({ quality, effort: 6, chromaSubsampling: '4:4:4' }).toBuffer();
    if (bytes.length <= one.maxBytes) return bytes;
  }
  throw new Error(`${one.file} does not fit into ${one.maxBytes} bytes`);
}

const SIGN = new URL('../web/public/favicon.svg', import.meta.url);
const SIGN_SIDE = 112;
const EDGE = 48;

async function jpeg(one: PagePicture): Promise<Buffer> {
  const sign = await sharp(readFileSync(SIGN), { density: 300 }).resize(SIGN_SIDE).png().toBuffer();
  const signed = await sharp(sourceOf(one))
    .resize({ width: one.width, height: SHARED_HEIGHT, fit: 'cover' })
    .composite([{ input: sign, left: EDGE, top: SHARED_HEIGHT - SIGN_SIDE - EDGE }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const quality of QUALITIES) {
    const bytes = await written(sharp(signed), quality + SHARPER).toBuffer();
    if (bytes.length <= one.maxBytes) return bytes;
  }
  throw new Error(`${one.file} does not fit into ${one.maxBytes} bytes`);
}

/** JPEG counts its qualities otherwise than AVIF. */
const SHARPER = 16;
const written = (signed: Sharp, quality: number) => signed.jpeg({ quality, mozjpeg: true });

async function drawPages(): Promise<number> {
  const before = stampsOfPages();
  const changed = PAGE_PICTURES.filter((one) => before[one.file] !== stampOfPage(one));
  for (const one of changed) writeFileSync(fileOf(one), await (one.isShared ? jpeg(one) : avif(one)));
  const stamps = Object.fromEntries(PAGE_PICTURES.map((one) => [one.file, stampOfPage(one)]));
  writeFileSync(STAMPS, `${JSON.stringify(stamps, null, 2)}\n`);
  return changed.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(`${await drawPages()} of ${PAGE_PICTURES.length} pictures of pages made`);
