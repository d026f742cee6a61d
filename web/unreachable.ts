import { ApiRefusal } from './api-refusal.ts';
import { failureCopy } from './copy/failures.copy.ts';

/** What a chunk that does not come is told as. */
export function unreachable(): never {
  throw new ApiRefusal({
    status_code: 0,
    code: 'unreachable',
    message: failureCopy.unreachable,
    request_id: '',
  });
}
