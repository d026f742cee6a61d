import { ApiRefusal } from './api-refusal.ts';
import { pageRequest } from './page-request.ts';

/** What a page goes without: told to the server that draws it, in the browser to its log. */
export function reportFailure(call: string, error: unknown) {
  if (import.meta.env.SSR) pageRequest()?.report(error);
  else logFailure(call, error);
}

/** The call and its status, nothing of what it carried. A session that ended is no failure. */
export function logFailure(call: string, error: unknown) {
  const status = error instanceof ApiRefusal ? error.status : 'no answer';
  if (status !== 401) console.error(`${call} failed: ${status}`);
}
