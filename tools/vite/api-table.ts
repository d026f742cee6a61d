import type { Plugin } from 'vite';
import { api } from '../../contract/index.ts';
import { Nothing } from '../../contract/fields.ts';
import { type Route, takesKey } from '../../contract/kernel.ts';

const ID = 'virtual:api-table';

/**
 * The client of the API needs a route's method and path, not its schemas. Importing the contract itself
 * would bring zod and every schema into the first page that anybody loads.
 */
export function apiTable(): Plugin {
  const table = Object.fromEntries(
    Object.entries<Route>(api).map(([name, { method, path, upload }]) => [
      name,
      { method, path, ...(upload && { upload: { field: upload.field } }) },
    ]),
  );
  const named = (is: (route: Route) => boolean) =>
    Object.entries<Route>(api).flatMap(([name, route]) => (is(route) ? [name] : []));
  const said = {
    table,
    keyed: named(takesKey),
    nothing: named((route) => route.answers === Nothing),
  };
  return {
    name: 'fettle:api-table',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? moduleOf(said) : undefined),
  };
}

const moduleOf = (said: Record<string, unknown>): string =>
  Object.entries(said)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
