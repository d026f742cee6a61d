import { notFound } from '@tanstack/react-router';
import { galleryPage, isGroup } from '../copy/gallery-groups.copy.ts';
import type { Site } from '../router-context.ts';

/** For those who build the product: a live one answers that there is no such page. */
export function readGallery({ platform }: Site, asked: string | undefined) {
  if (platform === 'production') throw notFound();
  if (asked !== undefined && !isGroup(asked)) throw notFound();
  return { page: galleryPage(asked), group: asked };
}
