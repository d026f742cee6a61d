import { use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { noteDrawn } from './drawn-parts.ts';
import { rested } from './rest.ts';
import { reloadsFor } from './missing-chunks.ts';
import { useIsDrawn } from '../hooks/use-is-drawn.ts';

/** A part of a page with a chunk of its own; see `part`. */
export type Part<M> = {
  /** Its source, as the build tells it (tools/vite/part-names.ts); empty where nothing was built. */
  name: string;
  /** What it is, once it is there. */
  loaded: M | null;
  /** Fetches it. @throws what `import` throws; the next call fetches it once more. */
  load: () => Promise<M>;
  /** The fetching that a page waits for that the server has drawn. */
  drawing?: Promise<unknown>;
  subscribe: (onLoaded: () => void) => () => void;
};

const parts = new Map<string, Part<unknown>>();

/**
 * A part that is fetched when it is wanted: `part(() => import('./some-panel.tsx'))`, shown by `Later` or `usePart`. It
 * stands outside of components, because what has been fetched is there at once the next time.
 */
export const part = <M>(fetch: () => Promise<M>): Part<M> => part.named('', fetch);

/** What the build makes of `part`. */
part.named = <M>(name: string, fetch: () => Promise<M>): Part<M> => {
  const waiting = new Set<() => void>();
  const made: Part<M> = {
    name,
    loaded: null,
    load: async () => {
      made.loaded ??= await fetch();
      for (const tell of waiting) tell();
      return made.loaded;
    },
    subscribe: (onLoaded) => {
      waiting.add(onLoaded);
      return () => waiting.delete(onLoaded);
    },
  };
  if (name) parts.set(name, made);
  return made;
};

/** Fetches the parts that the server has drawn, outermost first, so that React takes over all of a page at once. */
export async function loadDrawn(names: readonly string[]): Promise<void> {
  // A part within another is known only once the other is there.
  for (const name of names) await parts.get(name)?.load().catch(ignore);
}

export type Wanted = {
  isWanted?: boolean;
  /** A whole screen: where a deploy has taken it away, the page is loaded once more. */
  isScreen?: boolean;
  /** It has fields: what was typed before React takes over would be lost, so the browser alone draws it. */
  isForm?: boolean;
  /** Nobody waits for it. What the server drew of it stays as it is, and it is fetched when there is a connection. */
  isQuiet?: boolean;
};

type Shown<M> = {
  /** What it is, once it is there and was wanted. */
  shown: M | null;
  /** It was wanted and could not be fetched. */
  isMissing: boolean;
  /** It is being asked for again. */
  isBusy: boolean;
  tryAgain: () => void;
};

/**
 * A part as far as it has come. The server draws what is wanted with the page (below a `Suspense`). In the browser it is
 * fetched when it is wanted, or once the page has come to rest, so that it is there at the click and also when the
 * connection is lost in between. It is state and no `lazy`, because React would hold back what comes for 300 ms.
 */
export function usePart<M>(of: Part<M>, { isWanted = true, isScreen, isForm, isQuiet }: Wanted): Shown<M> {
  const isDrawn = useIsDrawn();
  const isLeft = isDrawn && isForm;
  if (isDrawn && isWanted && !isQuiet) noteDrawn(of.name);
  use(isDrawn && isWanted && !isLeft && !of.loaded ? drawing(of, isQuiet) : NOTHING);
  const loaded = useLoaded(of);
  const [hasFailed, setHasFailed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  // That it failed the last time says nothing of the next.
  if (hasFailed && !isWanted) setHasFailed(false);
  const fetch = useCallback(
    () =>
      of
        .load()
        .catch((why) => setHasFailed(!(isScreen && reloadsFor(why))))
        .finally(() => setIsBusy(false)),
    [of, isScreen],
  );
  useEffect(() => {
    if (of.loaded) return;
    if (!isWanted) return atRest(() => void of.load().catch(ignore));
    void fetch();
    return isQuiet ? whenOnline(() => void fetch()) : undefined;
  }, [of, isWanted, isQuiet, fetch]);
  const shown = useWasEver(isWanted) && !isLeft ? loaded : null;
  const isMissing = isWanted && !loaded && hasFailed;
  const isSettled = Boolean(shown) || isMissing;
  useEffect(() => {
    if (isSettled) window.hasTakenOver?.(of.name);
  }, [of, isSettled]);
  const tryAgain = () => {
    setIsBusy(true);
    void fetch();
  };
  return { shown, isMissing, isBusy, tryAgain };
}

/** What it is, once it is there. */
export function useLoaded<M>(of: Part<M>): M | null {
  const read = () => of.loaded;
  return useSyncExternalStore(of.subscribe, read, read);
}

/** A dialog that closes is still there while it goes, and gives the focus back. */
function useWasEver(isWanted: boolean): boolean {
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  return wasWanted;
}

/** One that fails is drawn by the browser, which says so in its place; a quiet one waits for the next connection. */
const drawing = (of: Part<unknown>, isQuiet = false): Promise<unknown> =>
  (of.drawing ??= isQuiet ? untilThere(of) : of.load());

const untilThere = (of: Part<unknown>): Promise<unknown> =>
  of
    .load()
    .catch(() =>
      new Promise((go) => addEventListener('online', go, { once: true })).then(() => untilThere(of)),
    );

function whenOnline(work: () => void): () => void {
  addEventListener('online', work);
  return () => removeEventListener('online', work);
}

const REST = 1500;

/**
 * When the page has been there for a moment, what the app does at rest has begun, and there is a connection; answers how to
 * call it off.
 */
export function atRest(work: () => void, rest = REST): () => void {
  let isOff = false;
  const timer = setTimeout(() => void rested.then(() => !isOff && navigator.onLine && work()), rest);
  return () => {
    isOff = true;
    clearTimeout(timer);
  };
}

/** Settled for React too, which goes on at once. A component that may wait asks in every case: React counts it. */
const NOTHING = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Nobody waits for it yet; it will be asked for again. */
const ignore = () => undefined;
