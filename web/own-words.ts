import { ApiRefusal } from './api-refusal.ts';

/** What the server itself said of a failed call; empty where it said nothing, whatever stands for it. */
export const ownWords = (error: unknown): string =>
  error instanceof ApiRefusal && error.code !== 'wordless' ? error.message : '';
