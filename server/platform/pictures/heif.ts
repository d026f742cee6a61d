import libheif, { type HeifImage, type Plane } from 'libheif-js/wasm-bundle.js';
import sharp, { type Sharp } from 'sharp';
import { Faulty, refuseTooMany } from './faulty.ts';
import { profileIn } from './heif-profile.ts';
import { withProfile } from './png.ts';

/**
 * What is in a HEIF file, upright, with its shorter side no longer than `side`. sharp's libheif knows no HEVC, which is
 * what phones write; this one does. What it draws lies in its own memory and is made small from there: once more for
 * ourselves, the largest photo would not fit into what the process may have.
 */
export async function fromHeif(bytes: Uint8Array, side: number): Promise<Sharp> {
  await libheif.ready;
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new Faulty('broken');
  try {
    refuseTooMany(image.get_width(), image.get_height());
    return await small(image, { side, profile: profileIn(bytes) });
  } finally {
    for (const one of images) one.free();
  }
}

type Wish = { side: number; profile: Uint8Array | null };

async function small(image: HeifImage, { side, profile }: Wish): Promise<Sharp> {
  const channels = image.has_alpha_channel() ? 4 : 3;
  const drawn = await draw(image, channels);
  try {
    const [plane] = drawn.channels;
    if (!plane) throw new Faulty('broken');
    const { width, height } = plane;
    const png = await sharp(tight(plane, channels), { raw: { width, height, channels } })
      .resize({ width: side, height: side, fit: 'outside', withoutEnlargement: true })
      .png({ compressionLevel: 0 })
      .toBuffer();
    // sharp heeds a profile in a file only.
    return sharp(profile ? withProfile(png, profile) : png);
  } finally {
    libheif.heif_image_release(drawn.image);
  }
}

async function draw({ handle }: HeifImage, channels: 3 | 4) {
  const { heif_chroma_interleaved_RGB: rgb, heif_chroma_interleaved_RGBA: rgba } = libheif.heif_chroma;
  const { heif_colorspace_RGB: colours } = libheif.heif_colorspace;
  const drawn = await libheif.heif_js_decode_image2(handle, colours, channels === 4 ? rgba : rgb);
  if ('code' in drawn) throw new Faulty('broken');
  return drawn;
}

/** Its lines without what fills them up; most photos have none. */
function tight({ data, width, height, stride }: Plane, channels: number): Uint8Array {
  const used = width * channels;
  if (stride === used) return data.subarray(0, used * height);
  const lines = new Uint8Array(used * height);
  for (let y = 0; y < height; y++) lines.set(data.subarray(y * stride, y * stride + used), y * used);
  return lines;
}
