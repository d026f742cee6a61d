import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { type Client, createClient, type Outgoing } from '../../contract/client.ts';
import { Failure } from '../../contract/errors.ts';
import { api } from '../../contract/index.ts';
import { type Route, refusalsOf } from '../../contract/kernel.ts';
import type { RefusalCode } from '../../contract/refusals.ts';

/** The API said no. */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly errors: Record<string, string[]>;

  constructor(failure: Failure) {
    super(`${failure.code}: ${failure.message} ${JSON.stringify(failure.errors ?? {})}`);
    this.code = failure.code as RefusalCode;
    this.status = failure.status_code;
    this.errors = failure.errors ?? {};
  }
}

export type Api = Client<typeof api>;

/**
 * The typed client over real HTTP. Every answer is held against the contract: a success of exactly the declared
 * shape, or a refusal that the route declares. Anything else fails the test that met it.
 */
export function apiAt(baseUrl: string, headers: () => Record<string, string>): Api {
  return createClient(api, async (request) => {
    const { status, body } = await send(baseUrl, request, headers());
    const [name, route] = routeOf(request);
    if (status === 200) return checkedAnswer(name, route, body);
    const failure = Failure.parse(body);
    if (!refusalsOf(route).includes(failure.code as RefusalCode))
      throw new Error(`${name} answered ${failure.code}, which it does not declare`);
    throw new Refused(failure);
  });
}

async function send(baseUrl: string, request: Outgoing, headers: Record<string, string>) {
  const url = new URL(`${baseUrl}/api${request.path}`);
  for (const [key, value] of Object.entries(request.query)) url.searchParams.set(key, value);
  const isJson = request.body !== undefined && !(request.body instanceof FormData);
  const response = await fetch(url, {
    method: request.method,
    headers: { ...headers, ...(isJson && { 'content-type': 'application/json' }) },
    ...(request.body instanceof FormData && { body: request.body }),
    ...(isJson && { body: JSON.stringify(request.body) }),
  });
  return { status: response.status, body: await response.json() };
}

function routeOf({ name }: Outgoing): [string, Route] {
  const table: Record<string, Route> = api;
  const route = table[name];
  if (!route) throw new Error(`no route ${name}`);
  return [name, route];
}

function checkedAnswer(name: string, route: Route, body: unknown): unknown {
  const known = z.safeParse(route.answers, body);
  if (!known.success) throw new Error(`${name} answered another shape: ${z.prettifyError(known.error)}`);
  if (!isDeepStrictEqual(known.data, body))
    throw new Error(`${name} answered fields that it does not declare`);
  return body;
}

/** The code a call was refused with; fails when it was not refused. */
export async function refusalOf(call: Promise<unknown>): Promise<RefusalCode> {
  const refused = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (refused instanceof Refused) return refused.code;
  throw refused ?? new Error('the call was not refused');
}
