import { ApiRefusal } from '../api-refusal.ts';

/** An error without a status of its own counts as 500. */
export const statusOf = (error: unknown): number =>
  error instanceof ApiRefusal && error.status >= 400 ? error.status : 500;
