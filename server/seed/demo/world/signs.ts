/** Logos and faces as they lie in the repository: square, in two formats. `tools/draw-signs.ts` makes them. */
export const SIGN_WIDTH = 256;

export const signFile = (name: string, as: 'avif' | 'webp'): URL =>
  new URL(`signs/${name}.${as}`, import.meta.url);
