import { dialled } from '../../../contract/brand.ts';
import { asDialledHere } from '../../../contract/dialled-here.ts';

/** Somebody else's address on our page: a web address or none. */
export function safeWebsite(typed: string | null): URL | null {
  if (!typed || !URL.canParse(typed)) return null;
  const url = new URL(typed);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
}

/** A number that a business typed, as a link dials it; one of another country keeps its own code. */
export function dialledThere(typed: string): string {
  const number = asDialledHere(typed).replace(/^00/, '+');
  return number.startsWith('+') ? `tel:${number}` : dialled(number);
}

export const dialledFrom = (number: string): string => dialledThere(number).replace('tel:', '');
