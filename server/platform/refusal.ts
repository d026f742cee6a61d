import { REFUSALS, type RefusalCode } from '../../contract/refusals.ts';

/** The world said no. Expected, declared by the route, logged at info; everything else thrown is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  /** Field name to sentences, for validation only. */
  readonly errors: Record<string, string[]> | null;

  /** When it is worth trying again, in seconds; for 429 and 503. */
  readonly retryAfterS: number | null;

  constructor(code: RefusalCode, more: { errors?: Record<string, string[]>; retryAfterS?: number } = {}) {
    super(REFUSALS[code].message);
    this.code = code;
    this.status = REFUSALS[code].status;
    this.errors = more.errors ?? null;
    this.retryAfterS = more.retryAfterS ?? null;
  }
}

/** The record does not exist, or is not the viewer's: both answer the same bytes. */
export const notFound = (): Refusal => new Refusal('not_found');

/** A field is wrong in a way only the server can know. */
export const invalid = (errors: Record<string, string[]>): Refusal => new Refusal('invalid', { errors });
