import { ApiRefusal } from '../../api-refusal.ts';

/** It was the password that was wrong, and not the way to the server: this one is said at its field. */
export const isOfPassword = (error: unknown): boolean =>
  error instanceof ApiRefusal && (error.code === 'wrong_password' || error.code === 'invalid');
