import { fileRoutes } from '../../contract/files.ts';
import { api } from '../../contract/index.ts';
import type { Route } from '../../contract/kernel.ts';
import type { Role } from '../../contract/words.ts';
import { newId } from '../platform/ids.ts';
import type { TestMarket } from './market.ts';

/** A call that wants a session, by its name. */
export type Call = readonly [name: string, route: Route & { by: readonly Role[] }];

/** Every call that wants a session, files and the stream too. */
export const CALLS_WITH_SESSION: readonly Call[] = Object.entries<Route>({ ...fileRoutes, ...api }).flatMap(
  ([name, route]) => (route.by === 'anyone' ? [] : [[name, { ...route, by: route.by }] as const]),
);

/** Makes a call about nothing that there is, with nothing in it: what the door answers comes before that is seen. */
export async function atDoor(
  { baseUrl }: Pick<TestMarket, 'baseUrl'>,
  [, { method, path }]: Call,
  headers: Record<string, string>,
): Promise<string> {
  const answer = await fetch(`${baseUrl}/api${path.replaceAll(/:\w+/g, () => newId())}`, { method, headers });
  const { code } = (await answer.json()) as { code?: string };
  return `${answer.status} ${code}`;
}

export const bearer = (token: string | null) => ({ authorization: `Bearer ${token}` });
