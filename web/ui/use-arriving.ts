import { useCallback, useEffect, useState } from 'react';

/** How a part is fetched, and the part itself once it was. */
export type Load<M> = { (): Promise<M>; arrived?: M };

type Arriving<M> = {
  /** The module, once it is there. */
  part: M | null;
  /** It was wanted and could not be fetched. */
  isMissing: boolean;
  /** What its fetching threw, where it is missing. */
  why: unknown;
  /** It is being asked for again. */
  isBusy: boolean;
  tryAgain: () => void;
};

/**
 * A heavy part that the first page goes without: fetched ahead when the page has come to rest, so that it is
 * there at the click and also when the connection is lost in between; at the latest when it is wanted.
 */
export function useArriving<M>(load: Load<M>, isWanted: boolean): Arriving<M> {
  // What has come is there at once the next time.
  const [part, setPart] = useState<M | null>(() => (isWanted && load.arrived) || null);
  const [why, setWhy] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  // That it failed the last time says nothing of the next.
  if (why && !isWanted) setWhy(undefined);
  const fetch = useCallback(() => {
    bring(load)
      .then(setPart, setWhy)
      .finally(() => setIsBusy(false));
  }, [load]);
  useEffect(() => {
    if (isWanted) return fetch();
    return atRest(() => void bring(load).catch(ignore));
  }, [isWanted, fetch, load]);
  const tryAgain = () => {
    setIsBusy(true);
    fetch();
  };
  return { part, isMissing: isWanted && !part && Boolean(why), why, isBusy, tryAgain };
}

async function bring<M>(load: Load<M>): Promise<M> {
  const arrived = await load();
  return Object.assign(load, { arrived }).arrived;
}

const REST = 1500;

/** When the page has been there for a moment and there is a connection; answers how to call it off. */
export function atRest(work: () => void, rest = REST): () => void {
  const timer = setTimeout(() => navigator.onLine && work(), rest);
  return () => clearTimeout(timer);
}

/** Nobody waits for it yet; it will be asked for again. */
const ignore = () => undefined;
