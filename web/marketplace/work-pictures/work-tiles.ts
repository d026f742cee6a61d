import type { ShownPicture } from './shown-picture.ts';

/** What stands in one place of the work of a business: a picture, or the same place before and after. */
export type Tile = { picture: ShownPicture; before: ShownPicture | null };

/** The pictures in their order; one that shows what another was before stands beside it, wherever it stood. */
export function tilesOf(pictures: readonly ShownPicture[]): Tile[] {
  const byUrl = new Map(pictures.map((picture) => [picture.url, picture]));
  const isBefore = new Set(pictures.map(({ before }) => before));
  return pictures.flatMap((picture) => {
    if (isBefore.has(picture.url)) return [];
    return [{ picture, before: (picture.before && byUrl.get(picture.before)) || null }];
  });
}

/** In the order in which they are looked at one by one. */
export const picturesOf = (tiles: readonly Tile[]): ShownPicture[] =>
  tiles.flatMap(({ picture, before }) => (before ? [before, picture] : [picture]));
