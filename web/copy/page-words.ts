import { brand } from '../../contract/brand.ts';

/**
 * What a page says of itself to tabs and search engines. Its loader answers it as `page`, so that the words come with
 * the page: in a route's `head` they would come with every page.
 */
export type PageWords = {
  title: string;
  description: string;
  /** Nobody is to be told the address, and search engines stay away. */
  isPrivate?: true;
  /** A page found by a search or by leafing on: its links are followed, and it is not listed itself. */
  isView?: true;
  /** The address of the page that says the same, and is the one to be found. */
  foundAs?: string;
  /** The picture that others show when somebody shares it, where it has one of its own. */
  pictured?: SharedPicture | undefined;
  /** There is a page for machines, as JSON-LD (visitor/for-machines.ts). */
  forMachines?: true | undefined;
};

/** `alt` is for those who do not see it. */
export type SharedPicture = { address: string; width: number; height: number; alt: string };

/** "Log In · Fettle" */
export const titled = (title: string) => `${title} · ${brand.name}`;

export const pageWords = (title: string, description: string): PageWords => ({
  title: titled(title),
  description,
});
