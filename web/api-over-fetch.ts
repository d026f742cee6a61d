import { FetchError, type FetchOptions, ofetch } from 'ofetch';
import { keyed, nothing, table } from 'virtual:api-table';
import { createClient, type Outgoing } from '../contract/client.ts';
import { API_BASE } from './api-base.ts';
import type { ApiClient } from './api-client.ts';
import { notePending } from './changes-pending.ts';
import { drawnFor, drawnForHeader } from './drawn-for.ts';
import { refusalFrom, refusalIn } from './refusal-from.ts';
import { startAnewIfAnother } from './start-anew.ts';
import { chunkMissing } from './unreachable.ts';

/** What a second try may mend; every other status is the last word. */
const RETRIED = [408, 409, 425, 429, 500, 502, 503, 504];

/** Every call of the API, from a page of our own. What changes something is sent once, and under a key if it takes one. */
export const clientOverFetch: ApiClient = createClient(table, async (request) => {
  const takesKey = keyed.includes(request.name);
  if (request.method === 'GET' && !takesKey) return send(request);
  const { sentOnce } = await fetchSentOnce();
  return sentOnce(request, (_same, key) =>
    send(request, takesKey ? { headers: { 'idempotency-key': key } } : {}),
  );
});

/** The same for an act that must count once, however often it is asked for. */
export const clientUnderKey = (key: string, more: Pick<More, 'timeout'> = {}): ApiClient =>
  createClient(table, async (request) => {
    const { sentOnce } = await fetchSentOnce();
    return sentOnce(request, () => send(request, { headers: { 'idempotency-key': key }, ...more }));
  });

/** A page that only reads has none of it. Where it does not come, neither would a call. */
const fetchSentOnce = () => import('./sent-once.ts').catch(chunkMissing);

/** What one call needs besides: a key of its own, a limit to its patience. */
type More = Pick<FetchOptions<'json'>, 'timeout'> & { headers?: Record<string, string> };

/** Script never sees the session's token: the cookie goes along by itself. */
async function send(request: Outgoing, more: More = {}): Promise<unknown> {
  const whom = drawnFor();
  const headers = { ...more.headers, ...drawnForHeader(whom) };
  try {
    const asked = ofetch<unknown>(request.path, optionsFor(request, { ...more, headers }));
    const answer = await (request.method === 'GET' ? asked : notePending(asked));
    const refusal = refusalIn(answer, expectedOf(request));
    if (refusal) throw refusal;
    return answer;
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    const { status = 0, statusText = '', data: body } = error;
    const refused = refusalFrom({ status, statusText, body });
    await startAnewIfAnother(refused, whom);
    throw refused;
  }
}

function expectedOf({ name, method }: Outgoing): 'nothing' | 'something' | 'anything' {
  if (nothing.includes(name)) return 'nothing';
  return method === 'GET' ? 'anything' : 'something';
}

function optionsFor({ method, query, body, mayRetry }: Outgoing, { headers, timeout }: More) {
  return {
    method,
    query,
    baseURL: API_BASE,
    credentials: 'same-origin' as const,
    responseType: 'json' as const,
    retry: mayRetry ? 1 : 0,
    retryStatusCodes: RETRIED,
    timeout,
    ...written(body, headers),
  };
}

/** A form says its own type, with the line that parts it. */
function written(body: unknown, headers: Record<string, string> = {}) {
  if (body === undefined) return { headers };
  if (body instanceof FormData) return { body, headers };
  return { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } };
}
