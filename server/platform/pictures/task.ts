/** What the process that decodes pictures is asked. Plain data: it crosses from one process to the other. */
export type Task =
  /** Upright, square, without a word about where and with what it was taken. */
  | { do: 'make'; bytes: Uint8Array; takes: readonly PictureType[]; fit: Fit; side: number }
  /** As it will look, in its own shape. */
  | { do: 'show'; bytes: Uint8Array; takes: readonly PictureType[]; side: number }
  /** The same to be kept: in these narrower widths too, and larger ones are read. */
  | { do: 'photo'; bytes: Uint8Array; takes: readonly PictureType[]; side: number; widths: readonly number[] }
  /** One of our own pictures, smaller, or in the other format. */
  | { do: 'narrow'; bytes: Uint8Array; width: number; as: PictureFormat }
  /** A JPEG or PNG once more, in its own format and size: upright, and nothing but its pixels. */
  | { do: 'redraw'; bytes: Uint8Array; takes: readonly PictureType[] };

export type PictureType = 'jpeg' | 'png' | 'heif' | 'webp' | 'gif' | 'avif';

/** `cover` cuts the middle out; `whole` puts an edge around it. */
export type Fit = 'cover' | 'whole';

/** `type`: no picture of the wanted kinds. `pixels`: more than are decoded. `broken`: it says it is one, and is not. */
export type Fault = 'type' | 'pixels' | 'broken';

/** `narrower`: the same in those of the widths asked for that it is wider than. */
export type Done = { picture: Picture; narrower?: Picture[] } | { fault: Fault };

/** What pictures are served as. */
export type PictureFormat = 'webp' | 'avif';

/** WebP, unless AVIF was asked for. */
export type Picture = { bytes: Uint8Array; width: number; height: number };

/** A phone's 24 megapixels are 24.5 million; four bytes each have to fit into the process at once. */
export const MOST_PIXELS = 25_000_000;

/** A photo that is made small while it is read may have as many; HEIC and AVIF are read whole. */
export const MOST_PHOTO_PIXELS = 49_999_999;

/** Pixels times the scans of a progressive JPEG: each scan goes through all of them. Cameras and editors write up to twelve. */
export const MOST_SCANNED = 600_000_000;
