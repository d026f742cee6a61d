import { sentences } from '../../../../contract/copy.ts';
import { AVATAR_MAX_BYTES, AVATAR_TYPES } from '../../../../contract/pictures.ts';
import type { ApiClient } from '../../../api-client.ts';
import { smallEnough } from '../small-enough.ts';

/** A kind that is refused is not made into one that is taken. */
export const lightEnough = (file: File): Promise<File> =>
  isAvatarType(file.type) ? smallEnough(file, AVATAR_MAX_BYTES) : Promise.resolve(file);

const isAvatarType = (type: string) => AVATAR_TYPES.some((one) => one === type);

const HEIF_NAME = /\.hei[cf]$/i;

/** What is wrong with a file at first sight: nothing in it, its size, then its type. Null when nothing is. */
export function fieldErrorOf({ size, type, name }: File): string | null {
  if (size === 0) return sentences.fileEmpty;
  if (size > AVATAR_MAX_BYTES) return sentences.avatarTooLarge;
  // Many systems know no type for HEIC; the server looks at the file itself.
  const isKnown = isAvatarType(type) || (type === '' && HEIF_NAME.test(name));
  return isKnown ? null : sentences.avatarWrongType;
}

/** The picture as an address that this browser can draw; what it cannot read itself, the server shows it. */
export async function drawable(file: File, api: ApiClient): Promise<string> {
  const own = await asAddress(file);
  if (await canDraw(own)) return own;
  return (await api.showPicture({ form: { fields: {}, file } })).picture;
}

/** The file as an address that holds it. */
export function asAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('the file could not be read')));
    reader.readAsDataURL(file);
  });
}

async function canDraw(address: string): Promise<boolean> {
  try {
    return (await drawn(address)).naturalWidth > 0;
  } catch {
    return false;
  }
}

async function drawn(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** In pixels of the picture. */
export type Cut = { x: number; y: number; width: number; height: number };

const SIDE = 1536;
const QUALITIES = [0.92, 0.8, 0.6];

/** The square that was chosen, as a file small enough to send. */
export async function cutOut(address: string, cut: Cut): Promise<File> {
  const canvas = document.createElement('canvas');
  const side = Math.max(1, Math.round(Math.min(SIDE, cut.width)));
  canvas.width = side;
  canvas.height = side;
  const image = await drawn(address);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser gives no canvas');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, side, side);
  pen.drawImage(image, cut.x, cut.y, cut.width, cut.height, 0, 0, side, side);
  for (const quality of QUALITIES) {
    const file = await asFile(canvas, quality);
    if (file.size <= AVATAR_MAX_BYTES) return file;
  }
  throw new Error('the picture stays too large');
}

function asFile(canvas: HTMLCanvasElement, quality: number): Promise<File> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob
        ? resolve(new File([blob], 'avatar.jpg', { type: blob.type }))
        : reject(new Error('no picture came out'));
    canvas.toBlob(take, 'image/jpeg', quality);
  });
}
