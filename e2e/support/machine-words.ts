import type { Page } from '@playwright/test';

// What pages say to machines (schema.org), held against what search engines require of it and against the page itself.

type Words = { '@type': string } & Record<string, unknown>;

export async function graphOf(page: Page): Promise<Words[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  return JSON.parse(text ?? '')['@graph'];
}

/** By kind, what it may not be without. */
const REQUIRED: Record<string, readonly string[]> = {
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  LocalBusiness: ['@id', 'name', 'url', 'address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating', 'worstRating'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Service: ['name', 'serviceType', 'areaServed'],
  Country: ['name'],
  WebSite: ['name', 'url'],
  Organization: ['@id'],
};

/** What is missing or cannot be: of kinds that nobody knows too. */
export function faultsOf(graph: readonly Words[]): string[] {
  return graph.flatMap(allOf).flatMap((part) => {
    const kind = part['@type'];
    const required = REQUIRED[kind];
    if (!required) return [`nobody knows ${kind}`];
    const missing = required.filter((name) => isEmpty(part[name])).map((name) => `${kind} without ${name}`);
    return [...missing, ...ofLists(part), ...ofRatings(part)];
  });
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function ofLists({ '@type': kind, itemListElement: items }: Words): string[] {
  if (!Array.isArray(items)) return [];
  const places = items.map(({ position }: Words) => position);
  return places.every((position, place) => position === place + 1) ? [] : [`${kind} counts ${places.join()}`];
}

function ofRatings({ '@type': kind, ratingValue, reviewCount }: Words): string[] {
  if (kind !== 'AggregateRating') return [];
  const isRight = Number(ratingValue) >= 1 && Number(ratingValue) <= 5 && Number(reviewCount) > 0;
  return isRight ? [] : [`a rating of ${String(ratingValue)} from ${String(reviewCount)}`];
}

/** A part and all that is within it. */
function allOf(part: unknown): Words[] {
  if (Array.isArray(part)) return part.flatMap(allOf);
  if (typeof part !== 'object' || part === null) return [];
  const within = Object.values(part).flatMap(allOf);
  return '@type' in part ? [part as Words, ...within] : within;
}

type Said = { kind: string; words: string[] };

/** What people must be able to read of it on the page. */
export const saidBy = (graph: readonly Words[]): Said[] =>
  graph.flatMap(allOf).flatMap((part): Said[] => {
    const said = SAID[part['@type']]?.(part);
    return said
      ? [{ kind: part['@type'], words: said.map((word) => String(word).replace(/\s+/g, ' ')) }]
      : [];
  });

const SAID: Record<string, (part: Words) => unknown[]> = {
  BreadcrumbList: ({ itemListElement }) => namesOf(itemListElement),
  ItemList: ({ itemListElement }) => namesOf((itemListElement as Words[]).map(({ item }) => item)),
  LocalBusiness: ({ name, address }) => [name, (address as Words).addressLocality],
  AggregateRating: ({ ratingValue, reviewCount }) => [Number(ratingValue).toFixed(1), reviewCount],
  FAQPage: ({ mainEntity }) =>
    (mainEntity as Words[]).flatMap(({ name, acceptedAnswer }) => [name, (acceptedAnswer as Words).text]),
};

const namesOf = (parts: unknown) => (parts as Words[]).map(({ name }) => name);
