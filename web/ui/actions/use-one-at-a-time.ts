import { useCallback, useState } from 'react';

/** What is on its way: what it comes to, and when the next may begin. */
type Begun<Result> = { result: Promise<Result>; isOver: Promise<unknown> };

/**
 * The one guard of every act of a page. It goes by what is on its way and not by what was drawn last: a second click,
 * Enter or tap in the same frame finds a button that was not drawn again. Whatever comes while the same is on its way
 * begins nothing, and is answered with what that comes to.
 */
export function useTurns<Result>() {
  const [running] = useState(() => new Map<string, Promise<Result>>());
  return useCallback(
    (what: string, begin: () => Begun<Result>): Promise<Result> => {
      const first = running.get(what);
      if (first) return first;
      const { result, isOver } = begin();
      running.set(what, result);
      const leave = () => void running.delete(what);
      isOver.then(leave, leave);
      return result;
    },
    [running],
  );
}

/** The same for one function: it runs once at a time, or once for each thing that `named` tells apart. */
export function useOneAtATime<Given extends unknown[], Result>(
  work: (...given: Given) => Promise<Result>,
  named: (...given: Given) => string = () => '',
) {
  const turn = useTurns<Result>();
  return (...given: Given): Promise<Result> =>
    turn(named(...given), () => {
      const result = work(...given);
      return { result, isOver: result };
    });
}
