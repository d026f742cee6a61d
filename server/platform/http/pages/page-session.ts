import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor, Identify } from '../../actor.ts';

type Known = Map<string, Promise<Actor | null>>;

const knownToPage = new AsyncLocalStorage<Known>();

/** Makes calls for one page: they are one request of one session, which is looked up once. */
export function callsOfPage(): <T>(call: () => Promise<T>) => Promise<T> {
  const known: Known = new Map();
  return (call) => knownToPage.run(known, call);
}

/** As `identify` does it, but for what a page has asked already while it is drawn. What failed is asked again. */
export function oncePerPage(identify: Identify): Identify {
  return (token, how) => {
    const known = knownToPage.getStore();
    if (!known) return identify(token, how);
    const asked = `${token} ${how?.isUse ?? true}`;
    const actor = known.get(asked) ?? identify(token, how);
    known.set(asked, actor);
    actor.catch(() => known.delete(asked));
    return actor;
  };
}
