import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { pictureFile } from '../server/seed/demo/pictures.ts';
import { PAGE_PICTURES, type PagePicture } from './drawings/page-pictures.ts';
import { randomOf } from './drawings/random.ts';
import { drawShared, layoutOf, type Written } from './drawings/shared-picture.ts';
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

/** Tells whether a file was made of its source and words as they are now, as wide as it is meant. */
export const stampOfPage = (one: PagePicture): string =>
  createHash('sha256')
    .update(`${one.width} ${one.written ? layoutOf(one.written) : ''}`)
    .update(sourceOf(one))
    .digest('hex')
    .slice(0, 16);

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

async function jpeg(one: PagePicture, written: Written): Promise<Buffer> {
  const drawn = await drawShared(sourceOf(one), written);
  for (const quality of QUALITIES) {
    const bytes = await sharp(drawn)
      .jpeg({ quality: quality + SHARPER, mozjpeg: true })
      .toBuffer();
    if (bytes.length <= one.maxBytes) return bytes;
  }
  throw new Error(`${one.file} does not fit into ${one.maxBytes} bytes`);
}

/** JPEG counts its qualities otherwise than AVIF, and letters show its edges. */
const SHARPER = 20;

async function drawPages(): Promise<number> {
  const before = stampsOfPages();
  const changed = PAGE_PICTURES.filter((one) => before[one.file] !== stampOfPage(one));
  for (const one of changed)
    writeFileSync(fileOf(one), await (one.written ? jpeg(one, one.written) : avif(one)));
  const stamps = Object.fromEntries(PAGE_PICTURES.map((one) => [one.file, stampOfPage(one)]));
  writeFileSync(STAMPS, `${JSON.stringify(stamps, null, 2)}\n`);
  return changed.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(`${await drawPages()} of ${PAGE_PICTURES.length} pictures of pages made`);
