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
  const services = servicesOf(categories).map((service) => ({
    service,
    own: wordsOf(service.name),
    general: wordsOf(service.trade.name),
  }));
  const words = wordsOf(text).map((word) => ({ word, weight: weightOf(word, services) }));
  const rated = services.map((named) => ({ service: named.service, likeness: likeness(named, words) }));
  return rated
    .filter((each) => each.likeness > 0)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, SHOWN)
    .map((each) => each.service);
}

type Named = { own: string[]; general: string[] };
type Weighed = { word: string; weight: number };

/** A word that few services have says more than one that many have: in "water leak" it is the leak. */
function weightOf(word: string, services: readonly Named[]): number {
  const having = services.filter(({ own }) => own.some((other) => isAlike(word, other))).length;
  return having === 0 ? 1 : 1 / Math.log2(having + 1);
}

/** A word of the service itself counts more than one of its trade, and most where little else is said. */
function likeness({ own, general }: Named, words: readonly Weighed[]): number {
  const points = words.map(({ word, weight }) => {
    if (own.some((other) => isAlike(word, other))) return 3 * weight;
    return general.some((other) => isAlike(word, other)) ? weight : 0;
  });
  const sum = points.reduce<number>((total, point) => total + point, 0);
  return sum + (sum > 0 ? 1 / (own.length + 1) : 0);
}

const STEM = 4;

/** "leaking" and "leak", "tap" and "taps", "blocked" and "unblock"; not "cat" and "category". */
function isAlike(a: string, b: string): boolean {
  const [one, other] = [withoutUn(a), withoutUn(b)];
  if (one === other || one === `${other}s` || other === `${one}s`) return true;
  const shorter = Math.min(one.length, other.length);
  return shorter >= STEM && one.slice(0, shorter) === other.slice(0, shorter);
}

/** "under" is no opposite of anything. */
const withoutUn = (word: string) => (/^un(?!der|til|it)/.test(word) ? word.slice(2) : word);

const SMALL = new Set(
  'a an and or the my our your in of to for with on new no not is it under from at by have has need needs some please'.split(
    ' ',
  ),
);

const wordsOf = (text: string) =>
  plain(text)
    .split(' ')
    .filter((word) => word.length > 1 && !SMALL.has(word));

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
