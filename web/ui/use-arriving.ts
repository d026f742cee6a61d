import { useCallback, useEffect, useState } from 'react';

type Arriving<M> = {
  /** The module, once it is there. */
  part: M | null;
  /** It was wanted and could not be fetched. */
  isMissing: boolean;
  tryAgain: () => void;
};

/**
 * A heavy part that the first page goes without: fetched ahead when the page has come to rest, so that it is
 * there at the click and also when the connection is lost in between; at the latest when it is wanted.
 */
export function useArriving<M>(load: () => Promise<M>, isWanted: boolean): Arriving<M> {
  const [part, setPart] = useState<M | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  // That it failed the last time says nothing of the next.
  if (isMissing && !isWanted) setIsMissing(false);
  const fetch = useCallback(() => {
    load().then(
      (module) => setPart(module),
      () => setIsMissing(true),
    );
  }, [load]);
  useEffect(() => {
    if (isWanted) fetch();
  }, [isWanted, fetch]);
  useEffect(() => atRest(() => void load().catch(ignore)), [load]);
  const tryAgain = () => {
    setIsMissing(false);
    fetch();
  };
  return { part, isMissing: isMissing && isWanted && !part, tryAgain };
}

const REST = 1500;

/** When the page has been there for a moment and there is a connection; answers how to call it off. */
export function atRest(work: () => void, rest = REST): () => void {
  const timer = setTimeout(() => navigator.onLine && work(), rest);
  return () => clearTimeout(timer);
}

/** Nobody waits for it yet; it will be asked for again. */
const ignore = () => undefined;
