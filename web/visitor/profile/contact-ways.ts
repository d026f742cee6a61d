import { dialled } from '../../../contract/brand.ts';

/** Somebody else's address on our page: a web address or none. */
export function safeWebsite(typed: string | null): URL | null {
  if (!typed || !URL.canParse(typed)) return null;
  const url = new URL(typed);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
}

export const dialledFrom = (number: string): string => dialled(number).replace('tel:', '');
