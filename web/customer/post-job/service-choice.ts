import type { JobQuestion, WorkCategory } from '../../../contract/catalogue.ts';
import { plain, searchServices } from '../../marketplace/catalogue/service-search.ts';
import { type ComboboxItem, matching } from '../../ui/fields/combobox-search.ts';

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

/** What somebody may have meant by their own words, best first; of those that fit alike, those with the shortest names. */
export const servicesLike = (categories: WorkCategory[], text: string): ServiceChoice[] =>
  searchServices(soughtIn(categories), text)
    .slice(0, SHOWN)
    .map(({ service }) => service);

/**
 * The lines that some words may mean, the likeliest first. Those that have every word in them come alone, so that each
 * word leaves fewer; a misspelt word is read as what it may mean.
 */
export function linesLike(lines: readonly ComboboxItem[], typed: string): readonly ComboboxItem[] {
  const having = matching(lines, typed);
  const sought = (having.length > 0 ? having : lines)
    .map((line) => ({ line, name: line.label, about: line.group ?? '' }))
    .toSorted((one, other) => one.name.length - other.name.length);
  const found = searchServices(sought, typed).map(({ service }) => service.line);
  return found.length > 0 ? found : having;
}

const SHOWN = 8;

const soughtIn = (categories: WorkCategory[]) =>
  servicesOf(categories)
    .map((service) => ({ ...service, about: service.trade.name }))
    .toSorted((one, other) => one.name.length - other.name.length);
