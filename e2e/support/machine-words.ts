import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import type { Page } from '@playwright/test';

// What pages say to machines (schema.org), held against what search engines require of it and against the page itself.

type Words = { '@type': string } & Record<string, unknown>;

export async function graphOf(page: Page): Promise<Words[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  return JSON.parse(text ?? '')['@graph'];
}

/**
 * What the checker finds wrong or wanting, by the rules that search engines publish, and what it has no rules for. Its
 * own vocabulary check would fetch all of schema.org; a story asks nobody outside.
 */
export async function faultsOf(html: string): Promise<string[]> {
  const extracted = new WebAutoExtractor({ addLocation: false, embedSource: [] }).parse(html);
  const parts = Object.values(extracted.jsonld).flat().flatMap(allOf);
  const issues = await new Validator().validate(extracted);
  const found = issues.map(({ issueMessage, path = [] }) => `${path.map(nameOf).join(' ')}: ${issueMessage}`);
  if (parts.length === 0) found.push('no structured data');
  return [...found, ...parts.flatMap((part) => [...withoutRules(part), ...ofLists(part), ...ofNobody(part)])];
}

const nameOf = ({ property, type }: { property?: string; type?: string }) => property ?? type ?? '';

/** Kinds that the checker passes by, with what search engines require of them. */
const REQUIRED: Record<string, readonly string[]> = {
  LocalBusiness: ['@id', 'name', 'url', 'address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  ItemList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Service: ['name', 'serviceType', 'areaServed'],
  Country: ['name'],
  WebSite: ['name', 'url'],
};
const CHECKED = ['AggregateRating', 'BreadcrumbList', 'ListItem', 'Organization'];

/** Of kinds that nobody knows too. */
function withoutRules(part: Words): string[] {
  const kind = part['@type'];
  if (CHECKED.includes(kind)) return [];
  const required = REQUIRED[kind];
  if (!required) return [`nobody knows ${kind}`];
  return required.filter((name) => isEmpty(part[name])).map((name) => `${kind} without ${name}`);
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function ofLists({ '@type': kind, itemListElement: items }: Words): string[] {
  if (!Array.isArray(items)) return [];
  const places = items.map(({ position }: Words) => position);
  return places.every((position, place) => position === place + 1) ? [] : [`${kind} counts ${places.join()}`];
}

const ofNobody = ({ '@type': kind, reviewCount }: Words): string[] =>
  kind === 'AggregateRating' && reviewCount === 0 ? ['a rating by nobody'] : [];

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
