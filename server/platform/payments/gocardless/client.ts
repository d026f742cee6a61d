import * as z from 'zod';
import { ifProviderRefused, ProviderAway, ProviderRefused } from '../provider.ts';

export type GoCardlessOptions = { accessToken: string; webhookSecret: string; apiBase: string };

const PATIENCE_MS = 4_000;
const VERSION = '2015-07-06';

type Ask<T> = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  /** The name under which requests and answers are wrapped. */
  envelope: string;
  body?: unknown;
  key?: string;
  answers: z.ZodType<T>;
};

const Conflict = z.object({
  error: z.object({
    errors: z.array(
      z.object({ reason: z.string(), links: z.object({ conflicting_resource_id: z.string() }) }),
    ),
  }),
});

export type Client = <T>(ask: Ask<T>) => Promise<T>;

/**
 * Asks GoCardless. A create that was made before under the same key answers what it made.
 * @throws ProviderAway when nobody knows whether it was done, ProviderRefused when it was not
 */
export const clientOf = ({ accessToken, apiBase }: GoCardlessOptions): Client => {
  const ask: Client = async (wanted) => {
    const { method, path, envelope, body, key } = wanted;
    const answer = await send(`${apiBase}${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        authorization: `Bearer ${accessToken}`,
        'gocardless-version': VERSION,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify({ [envelope]: body }) }),
    });
    if (answer.status === 409) {
      const made = madeBefore(answer.body);
      if (made) return ask({ method: 'GET', path: `${path}/${made}`, envelope, answers: wanted.answers });
    }
    return opened(answer, wanted);
  };
  return ask;
};

type Answer = { status: number; body: unknown };

async function send(url: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, body: await response.json() };
  } catch {
    throw new ProviderAway('gocardless: no answer');
  }
}

function madeBefore(body: unknown): string | null {
  const conflict = Conflict.safeParse(body);
  const used = conflict.data?.error.errors.find((error) => error.reason === 'idempotent_creation_conflict');
  return used?.links.conflicting_resource_id ?? null;
}

/** Refused for now, or we are, for want of a right key: what was asked for is not. */
const UNDECIDED = [401, 403, 409, 429];

function opened<T>({ status, body }: Answer, { envelope, answers, method, path }: Ask<T>): T {
  const said = `gocardless: ${status} to ${method} ${path.split('?')[0]}`;
  if (status >= 500 || UNDECIDED.includes(status)) throw new ProviderAway(said);
  if (status >= 400) throw new ProviderRefused(said);
  const known = z.object({ [envelope]: answers }).safeParse(body);
  if (!known.success) throw new ProviderAway(`${said}, in another shape`);
  return known.data[envelope] as T;
}

/** Cancels; one that is cancelled already, or cannot be any more, is left as it is. */
export const act = (client: Client, { of, id }: { of: 'payments' | 'mandates'; id: string }) =>
  client({
    method: 'POST',
    path: `/${of}/${encodeURIComponent(id)}/actions/cancel`,
    envelope: of,
    body: {},
    answers: z.object({ id: z.string() }),
  }).catch(ifProviderRefused(() => undefined));
