import type { Call, Result, Route, Routes } from './kernel.ts';

/** One request as the transport sends it; `path` is relative to the API's base address. */
export type Outgoing = {
  /** The call's name in the table of routes. */
  name: string;
  method: Route['method'];
  path: string;
  /** What stands in the path, by name. */
  params: Record<string, string>;
  query: Record<string, string>;
  /** A value for JSON, or a form with a file. */
  body: unknown;
  /** No body means that a repeat is harmless, so the transport may retry once. */
  mayRetry: boolean;
};
export type Transport = (request: Outgoing) => Promise<unknown>;

export type Client<T extends Routes> = {
  [K in keyof T]: Partial<Call<T[K]>> extends Call<T[K]>
    ? (call?: Call<T[K]>) => Promise<Result<T[K]>>
    : (call: Call<T[K]>) => Promise<Result<T[K]>>;
};

type Plain = string | number | boolean | null | undefined;
type AnyCall = {
  params?: Record<string, Plain>;
  query?: Record<string, Plain>;
  body?: unknown;
  form?: { fields: unknown; file: Blob };
};

/**
 * The typed client of a table of routes. The transport decides how a request travels
 * (fetch in the browser, in process on the server) and throws on a refusal.
 */
export function createClient<T extends Routes>(table: T, send: Transport): Client<T> {
  const calls = Object.entries(table).map(([name, route]) => [
    name,
    (call: AnyCall = {}) => send(outgoing(name, route, call)),
  ]);
  return Object.fromEntries(calls) as Client<T>; // the types above are the contract of this table
}

function outgoing(name: string, route: Route, call: AnyCall): Outgoing {
  const params = textsOf(call.params);
  return {
    name,
    method: route.method,
    path: route.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? '')),
    params,
    query: textsOf(call.query),
    body: call.form && route.upload ? formOf(call.form, route.upload.field) : call.body,
    mayRetry: call.body === undefined && !call.form,
  };
}

const textsOf = (given: Record<string, Plain> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [[key, String(value)]],
    ),
  );

/** The file goes last: who reads the form knows the rest by then. */
function formOf({ fields, file }: { fields: unknown; file: Blob }, name: string): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields ?? {}))
    if (value !== undefined && value !== null) form.append(field, String(value));
  form.append(name, file);
  return form;
}
