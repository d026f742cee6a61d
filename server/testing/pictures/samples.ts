import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { withProfile } from '../../platform/pictures/png.ts';

/** A place that a picture may betray; it must be in nothing that is served. */
export const CANARY = 'Zq7TakenAtHome';

const HALVES = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height / 2}" fill="#c82828"/>
    <rect y="${height / 2}" width="${width}" height="${height / 2}" fill="#2846be"/></svg>`;

/** Red above, blue below, when it is looked at the right way up. */
const halves = (width: number, height: number) => sharp(Buffer.from(HALVES(width, height)));

const noted = {
  IFD0: { Copyright: CANARY, Make: CANARY },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
};

export const png = (width = 600, height = 400) => halves(width, height).png().toBuffer();
export const jpeg = (width = 600, height = 400) => halves(width, height).withExif(noted).jpeg().toBuffer();
export const webp = () => halves(600, 400).webp().toBuffer();
export const gif = () => halves(60, 40).gif().toBuffer();
export const avif = () => halves(200, 100).avif().toBuffer();
export const tiff = () => halves(600, 400).tiff().toBuffer();

/** As a camera that was held sideways writes it: the pixels lie down, a note says which side is up. */
export const sideways = () =>
  halves(600, 400).rotate(-90).withExif(noted).withMetadata({ orientation: 6 }).jpeg().toBuffer();

/**
 * As an iPhone writes it: HEVC in four tiles, a turn, an EXIF block with a place and a second note of the turn.
 * Blue and red above, yellow and green below. How it was made: docs/decisions/15-files-and-pictures.md.
 */
export const phonePhoto = () => readFileSync(new URL('phone.heic', import.meta.url));

/**
 * One that an iPhone did write: 12 megapixels in 48 tiles, lying on its side, with a thumbnail, colours in Display P3,
 * and in its EXIF the phone's name and a place. Its origin and licence: docs/decisions/15-files-and-pictures.md.
 */
export const iphonePhoto = () => readFileSync(new URL('iphone.heic', import.meta.url));

/** What its EXIF and its profile name, and what nothing that is served may. */
export const IPHONE_TRACES = ['Apple', 'iPhone', '2021:02:13'];

/**
 * Whether it stands upright: somebody's pipe lies from the middle down to the dark end at the lower left, on a red
 * cloth that shows at the upper right.
 */
export async function isIphoneUpright(picture: Uint8Array): Promise<boolean> {
  const { data } = await sharp(picture)
    .resize(100, 100, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * 100 + x) * 3, (y * 100 + x) * 3 + 3)];
  const [[, , stem = 255], [red = 0, green = 255]] = [at(12, 95), at(90, 10)];
  return stem < 90 && red > 150 && green < 90;
}

const say = (text: string) => Buffer.from(text);
export const svg = () => say(`<?xml version="1.0"?>${HALVES(100, 100)}`);
export const html = () => say('<!doctype html><script>alert(document.domain)</script>');
export const pdf = () =>
  say(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% ${CANARY}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);

/** A real picture that is a page too, for anybody who does not look at its type. */
export const jpegAndPage = async () =>
  Buffer.concat([await jpeg(), say(`<html><script>alert("${CANARY}")</script></html>`)]);

/** Says it is gigantic, and holds nothing. */
export function pngThatLies(width: number, height: number): Buffer {
  const head = Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000000000000008020000000000000000000000',
    'hex',
  );
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

/** As strong a red as sRGB has. */
export const PURE = [255, 0, 0];

/** The same red, told in the numbers of Display P3, as cameras do that can show more. */
export const wide = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#ff0000' } }).withIccProfile('p3');

/** The colour in the upper left corner. */
export async function firstPixel(picture: Uint8Array, { ignoreIcc = false } = {}): Promise<number[]> {
  const { data } = await sharp(picture, { ignoreIcc })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
}

/** A picture of one colour, given in the numbers of this profile. */
export async function readAs([r = 0, g = 0, b = 0]: number[], profile: Uint8Array = new Uint8Array()) {
  const background = { r, g, b };
  const plain = sharp({ create: { width: 8, height: 8, channels: 3, background } });
  return withProfile(await plain.png().toBuffer(), profile);
}

/** How far two colours are apart, in the part in which they differ most. */
export const gap = (one: number[], other: number[]) =>
  Math.max(...one.map((part, n) => Math.abs(part - (other[n] ?? 0))));

export async function cutOff(whole: Promise<Buffer> | Buffer, part = 0.5): Promise<Buffer> {
  const bytes = await whole;
  return bytes.subarray(0, Math.floor(bytes.length * part));
}

/** What stands in the corners, the upper ones first: `red`, `blue`, `yellow`, `green` or what else. */
export async function coloursOf(picture: Uint8Array): Promise<string[][]> {
  const { data, info } = await sharp(picture)
    .resize(64, 64, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const place = (y * info.width + x) * info.channels;
    return nameOf([data[place] ?? 0, data[place + 1] ?? 0, data[place + 2] ?? 0]);
  };
  return [0, 63].map((y) => [at(0, y), at(63, y)]);
}

const NAMES: Record<string, [number, number, number]> = {
  red: [200, 40, 40],
  blue: [40, 70, 190],
  yellow: [230, 200, 60],
  green: [40, 160, 60],
  white: [255, 255, 255],
};

function nameOf(pixel: number[]): string {
  const near = Object.entries(NAMES).find(([, colour]) =>
    colour.every((part, n) => Math.abs(part - (pixel[n] ?? 0)) < 40),
  );
  return near?.[0] ?? pixel.join();
}
