import { isStep, type Step } from './steps.ts';

/** What the address may say: the page, and what somebody brings along from elsewhere. */
export type PostJobSearch = {
  step?: Step;
  /** Where to go on after a change. */
  next?: Step;
  what?: string;
  service?: string;
  category?: string;
  postcode?: string;
};

const MAX_LETTERS = 120;

/** Said outright when there is none: what a validation leaves out, the router keeps as it came. */
export function readSearch(search: Record<string, unknown>): PostJobSearch {
  const text = (name: string) => textOf(search[name]).slice(0, MAX_LETTERS) || undefined;
  return {
    step: isStep(search.step) ? search.step : undefined,
    next: isStep(search.next) ? search.next : undefined,
    what: text('what'),
    service: text('service'),
    category: text('category'),
    postcode: text('postcode'),
  };
}

/** The router reads a number where one was typed. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
