import type { WorkPicture } from '../../../contract/work-pictures.ts';

/** A work picture as pages show it, known by its address. */
export type ShownPicture = Omit<WorkPicture, 'id'>;

export function shownPictures(pictures: readonly WorkPicture[]): ShownPicture[] {
  const addresses = new Map(pictures.map(({ id, url }) => [id, url]));
  return pictures.map(({ id: _id, before, ...picture }) => ({
    ...picture,
    before: (before && addresses.get(before)) || null,
  }));
}
