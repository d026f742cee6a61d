import { failureWords } from '../contract/failure-words.ts';
import { ApiRefusal } from './api-refusal.ts';

/** What a form shows of a failed call: a sentence for the whole, or sentences for its fields. */
export type RefusalSaid = { sentence: string | null; fieldErrors: Record<string, string | undefined> };

export function refusalSaid(error: unknown): RefusalSaid {
  if (!error) return { sentence: null, fieldErrors: {} };
  if (!(error instanceof ApiRefusal)) return { sentence: failureWords.broken, fieldErrors: {} };
  const fieldErrors = Object.entries(error.errors).map(([field, said]) => [field, said[0]]);
  return {
    sentence: fieldErrors.length > 0 ? null : error.message,
    fieldErrors: Object.fromEntries(fieldErrors),
  };
}
