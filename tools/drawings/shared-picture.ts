import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { brand } from '../../contract/brand.ts';
import { BLUE, hex, STONE } from './palette.ts';

/** What is written beside a picture: its trade, or what the house says of itself, and a line below. */
export type Written = { title: string; line: string };

/** As wide and low as those who show it want it: they cut everything else. */
export const SHARED_SIZE = { width: 1200, height: 630 } as const;

const EDGE = 56;
/** The words stand on oak, as in the head of a page, and the picture beside them. */
const PANEL = 520;
const WORDS = PANEL - EDGE - 32;
const GROUND = hex([0.924, 0.041, 80]);
const SIGN = new URL('../../web/public/favicon.svg', import.meta.url);
const SIGN_SIDE = 64;
const [NAME_SIZE, LINE_SIZE] = [44, 32];
const ABOVE_LINE = 38;
/** The first in which each word has room, and the title three lines at most. */
const TITLE_SIZES = [68, 62, 56, 50, 46];
const HIGHEST_TITLE = 230;

/** The cut of headings (tools/vite/narrow-font.ts). */
const CUT = { wght: 750, wdth: 112 };
const FACE = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';
/** What the face calls itself, whatever its cut. */
const FAMILY = 'Archivo SemiBold';
const LETTERS = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)).join('') + '\u00a0';

/** What a picture is made of besides its source: after a change it is drawn again. */
export const layoutOf = (written: Written): string =>
  JSON.stringify([
    written,
    brand.name,
    SHARED_SIZE,
    [EDGE, PANEL, WORDS, SIGN_SIDE, NAME_SIZE, LINE_SIZE, HIGHEST_TITLE, ABOVE_LINE, GROUND],
    TITLE_SIZES,
    CUT,
  ]);

/** The picture at the right; at the left our sign and name, the title and the line below it. */
export async function drawShared(source: Buffer, written: Written): Promise<Buffer> {
  const { width, height } = SHARED_SIZE;
  const [sign, picture, name, title, line] = await Promise.all([
    sharp(readFileSync(SIGN), { density: 300 }).resize(SIGN_SIDE).png().toBuffer(),
    sharp(source)
      .resize({ width: width - PANEL, height, fit: 'cover' })
      .toBuffer(),
    write(brand.name, { size: NAME_SIZE, colour: STONE[900] }),
    writeTitle(written.title),
    write(written.line, { size: LINE_SIZE, colour: BLUE[700] }),
  ]);
  const lineTop = height - EDGE - line.height;
  const besideSign = { left: EDGE + SIGN_SIDE + 18, top: EDGE + Math.round((SIGN_SIDE - name.height) / 2) };
  return sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite([
      { input: picture, left: PANEL, top: 0 },
      { input: sign, left: EDGE, top: EDGE },
      { input: name.bytes, ...besideSign },
      { input: title.bytes, left: EDGE, top: lineTop - ABOVE_LINE - title.height },
      { input: line.bytes, left: EDGE, top: lineTop },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function writeTitle(title: string) {
  for (const size of TITLE_SIZES) {
    const drawn = await write(title, { size, colour: STONE[900] });
    if (drawn.width <= WORDS && drawn.height <= HIGHEST_TITLE) return drawn;
  }
  throw new Error(`“${title}” has no room on a shared picture`);
}

/** Words as a picture, as wide as they are. An "&" stays with the word before it. */
async function write(said: string, { size, colour }: { size: number; colour: string }) {
  const words = said.replaceAll(' &', '\u00a0&').replaceAll('&', '&amp;');
  const text = `<span face="${FAMILY}" size="${size}pt" foreground="${colour}" line_height="0.92">${words}</span>`;
  const { data, info } = await sharp({
    text: { text, fontfile: await fontFile(), width: WORDS, rgba: true, dpi: 72 },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

const KEPT = new URL('../../node_modules/.cache/', import.meta.url);
let font: Promise<string> | null = null;

/** In a format that the writer of pictures reads. */
const fontFile = (): Promise<string> => (font ??= writeFont());

async function writeFont(): Promise<string> {
  const face = readFileSync(createRequire(import.meta.url).resolve(FACE));
  const file = new URL('shared-pictures.ttf', KEPT);
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(file, await subsetFont(face, LETTERS, { targetFormat: 'truetype', variationAxes: CUT }));
  return fileURLToPath(file);
}
