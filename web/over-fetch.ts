import { ApiRefusal } from './api-refusal.ts';
import { failureCopy } from './copy/failures.ts';

/** The way to the server, as a piece of its own. Where not even that arrives, neither would a call. */
export const overFetch = () => import('./api-over-fetch.ts').catch(unreachable);

/** What a piece that does not come is told as. */
export function unreachable(): never {
  throw new ApiRefusal({
    status_code: 0,
    code: 'unreachable',
    message: failureCopy.unreachable,
    request_id: '',
  });
}
