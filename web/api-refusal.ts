import { createSerializationAdapter } from '@tanstack/react-router';
import type { Failure } from '../contract/errors.ts';

/** The server said no, or could not be reached (`status` 0). Everything else that is thrown is a bug. */
export class ApiRefusal extends Error {
  readonly status: number;
  /** One of the contract's refusal codes, `unreachable`, `renewed`, or `wordless` for a failure without a message. */
  readonly code: string;
  readonly errors: Record<string, string[]>;
  readonly requestId: string | null;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'ApiRefusal';
    this.status = failure.status_code;
    this.code = failure.code;
    this.errors = failure.errors ?? {};
    this.requestId = failure.request_id || null;
  }
}

/** Without it a refusal loses its status on the way from the server's render into the browser. */
export const apiRefusalAdapter = createSerializationAdapter({
  key: 'ApiRefusal',
  test: (value): value is ApiRefusal => value instanceof ApiRefusal,
  toSerializable: ({ status, code, message, errors, requestId }) => ({
    status_code: status,
    code,
    message,
    errors,
    request_id: requestId ?? '',
  }),
  fromSerializable: (failure) => new ApiRefusal(failure),
});

/** Any other error is a bug, and its words may carry internals: they stay in the server's log. */
export const bugAdapter = createSerializationAdapter({
  key: 'Bug',
  test: (value): value is Error => value instanceof Error && !(value instanceof ApiRefusal),
  toSerializable: () => null,
  fromSerializable: () => new Error('not drawn'),
});
