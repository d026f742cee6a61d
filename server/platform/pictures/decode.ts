import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { Faulty, refuseTooMany } from './faulty.ts';
import { fromHeif } from './heif.ts';
import { refuseScans } from './jpeg-scans.ts';
import {
  type Done,
  MOST_PHOTO_PIXELS,
  MOST_PIXELS,
  type Picture,
  type PictureFormat,
  type PictureType,
  type Task,
} from './task.ts';

sharp.cache(false);
sharp.concurrency(1);

const QUALITY = { quality: 82, effort: 3 };
/** As good to look at in half the bytes. More effort takes five times as long and gains nothing. */
const AVIF_QUALITY = { quality: 55, effort: 0 };
/** Seconds that libvips may take over one step of a picture on a busy machine; what it costs is watched from outside. */
const PATIENCE_S = 20;
const INPUT = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true } as const;

/** Does one task; runs in the process of its own that `pictures.ts` starts. */
export async function decode(task: Task): Promise<Done> {
  try {
    return task.do === 'photo' ? await photo(task) : { picture: await run(task) };
  } catch (error) {
    return { fault: error instanceof Faulty ? error.fault : 'broken' };
  }
}

type Photo = Extract<Task, { do: 'photo' }>;

/** The narrower ones are made of what is kept, so that the file is read once. */
async function photo(task: Photo): Promise<Done> {
  const { side, widths } = task;
  const whole = (await opened(task)).resize({ width: side, height: side, ...WITHIN });
  const { data, info } = await whole
    .timeout({ seconds: PATIENCE_S })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const drawn = () => sharp(data, { raw: { width, height, channels } });
  const picture = await written(drawn());
  const narrower: Picture[] = [];
  for (const one of widths.filter((one) => one < width)) narrower.push(await written(drawn().resize(one)));
  return { picture, narrower };
}

async function run(task: Exclude<Task, Photo>): Promise<Picture> {
  if (task.do === 'narrow')
    return written(sharp(task.bytes, INPUT).resize({ width: task.width, withoutEnlargement: true }), task.as);
  const upright = await opened(task);
  if (task.do === 'redraw') return redrawn(upright, task.bytes);
  const { side } = task;
  if (task.do === 'show') return written(upright.resize({ width: side, height: side, ...WITHIN }));
  return written(await squared(upright, task));
}

const WITHIN = { fit: 'inside', withoutEnlargement: true } as const;
const CLEAR = { r: 255, g: 255, b: 255, alpha: 0 };
const WHITE = '#ffffff';

type Make = Extract<Task, { do: 'make' }>;

async function squared(upright: Sharp, { fit, side }: Make): Promise<Sharp> {
  const { width, height, hasAlpha } = await dimensions(upright);
  const edge = Math.min(side, fit === 'cover' ? Math.min(width, height) : Math.max(width, height));
  if (fit === 'cover') return upright.resize(edge, edge, { fit: 'cover' });
  return upright.resize(edge, edge, { fit: 'contain', background: hasAlpha ? CLEAR : WHITE });
}

/** As it is to be looked at: what the camera noted about which side is up is applied, and gone. */
async function dimensions(picture: Sharp) {
  const { autoOrient, hasAlpha } = await picture.metadata();
  return { ...autoOrient, hasAlpha };
}

type Foreign = Exclude<Task, { do: 'narrow' }>;

/** By what it is, whatever it is called. */
async function opened({ bytes, takes, ...task }: Foreign): Promise<Sharp> {
  const found = await fileTypeFromBuffer(bytes);
  const type = found && TYPES[found.mime];
  if (!type || !takes.includes(type)) throw new Faulty('type');
  if (type === 'heif' && 'side' in task) return fromHeif(bytes, task.side);
  const picture = sharp(bytes, { ...INPUT, limitInputPixels: false, autoOrient: true });
  const { width, height, depth, icc } = await picture.metadata();
  refuseTooMany(width, height, mostOf(task.do, type));
  if (type === 'jpeg') refuseScans(bytes, width * height);
  // Colours of another space become sRGB by themselves, but those of 16 bits stop half way, at Display P3.
  return icc && depth === 'ushort' ? picture.withIccProfile('srgb', { attach: false }) : picture;
}

const mostOf = (task: Foreign['do'], type: PictureType): number =>
  task === 'photo' && type !== 'avif' ? MOST_PHOTO_PIXELS : MOST_PIXELS;

const TYPES: Record<string, PictureType | undefined> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/heic': 'heif',
  'image/heif': 'heif',
  'image/heic-sequence': 'heif',
  'image/heif-sequence': 'heif',
};

/** Nothing but pixels is written: sharp keeps no metadata unless it is asked to. */
async function written(picture: Sharp, as: PictureFormat = 'webp'): Promise<Picture> {
  const bounded = picture.timeout({ seconds: PATIENCE_S });
  const encoded = as === 'avif' ? bounded.avif(AVIF_QUALITY) : bounded.webp(QUALITY);
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** As fine as people need to read small print; the colours of letters are not blurred. */
const JPEG_QUALITY = { quality: 92, chromaSubsampling: '4:4:4' } as const;

async function redrawn(picture: Sharp, bytes: Uint8Array): Promise<Picture> {
  const found = await fileTypeFromBuffer(bytes);
  const bounded = picture.timeout({ seconds: PATIENCE_S });
  const encoded = found?.mime === 'image/jpeg' ? bounded.jpeg(JPEG_QUALITY) : bounded.png();
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
