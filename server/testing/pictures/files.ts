import { AVATAR_MAX_BYTES } from '../../../contract/pictures.ts';

/** A file as somebody chooses it. */
export const fileOf = (bytes: Uint8Array, name = 'picture.jpg', type = 'image/jpeg'): File =>
  new File([new Uint8Array(bytes)], name, { type });

/** A picture with so many bytes behind its end that it has this size. */
export const paddedTo = (bytes: Uint8Array, size = AVATAR_MAX_BYTES): Uint8Array =>
  Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
