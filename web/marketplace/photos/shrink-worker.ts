import { PHOTO_SIDE } from '../../../contract/pictures.ts';
import type { Asked, Drawn } from './shrink.ts';

// Draws photos smaller beside the page, one after the other, so that the page goes on answering.

const MOST_BYTES = 400_000;
/** From the best that may be small enough to one that certainly is. */
const TRIES = [
  { side: PHOTO_SIDE, quality: 0.85 },
  { side: PHOTO_SIDE, quality: 0.7 },
  { side: PHOTO_SIDE, quality: 0.5 },
  { side: 1600, quality: 0.5 },
  { side: 1280, quality: 0.4 },
];
const THUMBNAIL = { side: 240, quality: 0.7 };

let last: Promise<unknown> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  last = last.then(async () => {
    const drawn = await draw(data.file).catch(() => null);
    postMessage({ id: data.id, drawn });
  });
});

async function draw(file: Blob): Promise<Drawn> {
  const bitmap = await createImageBitmap(file);
  try {
    return { blob: await smallEnough(bitmap), thumbnail: await asAddress(await jpeg(bitmap, THUMBNAIL)) };
  } finally {
    bitmap.close();
  }
}

async function smallEnough(bitmap: ImageBitmap): Promise<Blob> {
  let blob = new Blob();
  for (const attempt of TRIES) {
    blob = await jpeg(bitmap, attempt);
    if (blob.size <= MOST_BYTES) return blob;
  }
  return blob;
}

type Attempt = { side: number; quality: number };

function jpeg(bitmap: ImageBitmap, { side, quality }: Attempt): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((one) => Math.max(1, Math.round(one * scale)));
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('nothing can be drawn here');
  // A JPEG shows nothing as black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

/** As an address that holds it: the pages show no other pictures than their own. */
function asAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new Error('it could not be read')));
    reader.readAsDataURL(blob);
  });
}
