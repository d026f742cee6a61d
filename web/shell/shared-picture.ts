import type { SharedPicture } from '../copy/page-words.ts';
import { sharedPictureCopy } from '../copy/shared-picture.copy.ts';
import { isDrawnTrade } from '../marketplace/catalogue/trade-icon.tsx';

/** As those who show them want them. */
const SIZE = { width: 1200, height: 630 };

/** What others show of a page that somebody shares (`npm run draw:pages`). */
export const HOME_PICTURE: SharedPicture = {
  address: '/share.jpg',
  ...SIZE,
  alt: sharedPictureCopy.ofHome,
};

/** The same of a page of a trade; without one of its own the home page's. */
export const sharedPicture = ({ slug, name }: { slug: string; name: string }): SharedPicture =>
  isDrawnTrade(slug)
    ? { address: `/share-${slug}.jpg`, ...SIZE, alt: sharedPictureCopy.ofTrade(name) }
    : HOME_PICTURE;
