/** Work pictures as they lie in the repository: AVIF in the widths of a profile and of a card, WebP for old browsers. */
export const WORK_SIZES = [
  { suffix: '.avif', width: 960, as: 'avif' },
  { suffix: '-320.avif', width: 320, as: 'avif' },
  { suffix: '.webp', width: 640, as: 'webp' },
] as const;

/** Of logos and faces, which are square. */
export const SIGN_WIDTH = 256;

export const pictureFile = (name: string): URL => new URL(`pictures/${name}`, import.meta.url);
