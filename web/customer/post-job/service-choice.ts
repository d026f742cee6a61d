import type { JobQuestion, WorkCategory } from '../../../contract/catalogue.ts';

/** A service with the trade it belongs to. */
export type ServiceChoice = WorkCategory['services'][number] & { trade: WorkCategory };

export const servicesOf = (categories: WorkCategory[]): ServiceChoice[] =>
  categories.flatMap((trade) => trade.services.map((service) => ({ ...service, trade })));

/** The answers that fit: another service may ask the same and offer other answers, and a draft may be older than both. */
export const fittingAnswers = (questions: readonly JobQuestion[], answers: Record<string, string>) =>
  questions.flatMap(({ id, options }) => {
    const value = answers[id];
    return value && options.includes(value) ? [{ question_id: id, value }] : [];
  });

export const serviceById = (categories: WorkCategory[], id: string): ServiceChoice | undefined =>
  servicesOf(categories).find((service) => service.id === id);

/** The one service of exactly that name, as the list on the home page fills it in. */
export function serviceNamed(categories: WorkCategory[], name: string): ServiceChoice | undefined {
  const wanted = plain(name);
  const [first, ...more] = servicesOf(categories).filter((service) => plain(service.name) === wanted);
  return more.length === 0 ? first : undefined;
}

const SHOWN = 8;

/** What somebody may have meant by their own words, best first. */
export function servicesLike(categories: WorkCategory[], text: string): ServiceChoice[] {
  const words = wordsOf(text);
  const rated = servicesOf(categories).map((service) => ({ service, likeness: likeness(service, words) }));
  return rated
    .filter((each) => each.likeness > 0)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, SHOWN)
    .map((each) => each.service);
}

/** A word of the service itself counts more than one of its trade, and most where little else is said. */
function likeness({ name, trade }: ServiceChoice, words: string[]): number {
  const own = wordsOf(name);
  const general = wordsOf(trade.name);
  const points = words.map((word) => {
    if (own.some((other) => isAlike(word, other))) return 3;
    return general.some((other) => isAlike(word, other)) ? 1 : 0;
  });
  const sum = points.reduce<number>((total, point) => total + point, 0);
  return sum + (sum > 0 ? 1 / (own.length + 1) : 0);
}

const STEM = 4;

/** "leaking" and "leak", "tap" and "taps"; not "cat" and "category". */
function isAlike(a: string, b: string): boolean {
  if (a === b || a === `${b}s` || b === `${a}s`) return true;
  const shorter = Math.min(a.length, b.length);
  return shorter >= STEM && a.slice(0, shorter) === b.slice(0, shorter);
}

const SMALL = new Set(['a', 'an', 'and', 'or', 'the', 'my', 'in', 'of', 'to', 'for', 'with', 'on', 'new']);

const wordsOf = (text: string) =>
  plain(text)
    .split(' ')
    .filter((word) => word.length > 1 && !SMALL.has(word));

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
