import { notFound } from '@tanstack/react-router';
import { ApiRefusal } from '../api-refusal.ts';

/**
 * For the loader of a page about one record: refusals of these statuses make it the page that is not there, so that one of
 * somebody else answers like none. Whatever else went wrong, the page says in its place.
 */
export const missingAt =
  (...statuses: readonly number[]) =>
  (error: unknown): void => {
    if (error instanceof ApiRefusal && statuses.includes(error.status)) throw notFound();
  };
