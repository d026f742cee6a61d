import { useCallback, useEffect, useState } from 'react';
import { useLatest } from '../../ui/hooks/use-latest.ts';
import { atRest } from '../../ui/lazy/part.ts';
import type { Rules } from './progress.ts';
import { FIRST, needsLastChunks, type Step } from './steps.ts';

/** Later than what else waits for a page at rest: somebody reads the first question meanwhile. */
const REST = 5000;

/** What somebody waits for and did not come, and who waits: they go on with the rules, or stay without. */
type Missing = { next: Step; go: (rules: Rules | null) => void };

/**
 * The rules of the pages, and with them the pages after the first: fetched when somebody begins to answer, goes on or
 * comes to a later page, and when the first has been at rest, so that a connection that is lost then stops nobody.
 * That they could not be fetched is said where somebody waits for them, until they have come or are given up.
 */
export function useRules(wanted: Step, fetchLater: (next: Step) => Promise<Rules>) {
  const [rules, setRules] = useState<Rules | null>(null);
  const [hasLast, setLast] = useState(false);
  const { missing, wait, goOn, leave } = useMissing();
  const fetch = useCallback(
    (next: Step, isAwaited = true): Promise<Rules | null> => {
      const arrive = (arrived: Rules) => {
        setRules(arrived);
        if (needsLastChunks(next)) setLast(true);
        goOn(arrived, isAwaited ? undefined : next);
        return arrived;
      };
      const miss = () => (isAwaited ? wait(next) : null);
      return fetchLater(next).then(arrive, miss);
    },
    [fetchLater, goOn, wait],
  );
  const fetchAhead = useCallback(() => void fetch(wanted, false), [fetch, wanted]);
  useEffect(() => {
    if (wanted !== FIRST) void fetch(wanted);
  }, [wanted, fetch]);
  useEffect(() => atRest(fetchAhead, REST), [fetchAhead]);
  return {
    known: needsLastChunks(wanted) && !hasLast ? null : rules,
    isMissing: missing !== null,
    fetch,
    fetchAhead,
    tryAgain: () => missing && void fetch(missing.next).then(missing.go),
    leave,
  };
}

function useMissing() {
  const [missing, setMissing] = useState<Missing | null>(null);
  const latest = useLatest(missing);
  const [acts] = useState(() => {
    const end = (rules: Rules | null) => {
      latest.current?.go(rules);
      setMissing(null);
    };
    return {
      wait: (next: Step) => new Promise<Rules | null>((go) => setMissing({ next, go })),
      /** What was fetched ahead is that of one page only, and another one may be waited for. */
      goOn: (rules: Rules, ahead?: Step) => (!ahead || latest.current?.next === ahead) && end(rules),
      leave: () => end(null),
    };
  });
  return { missing, ...acts };
}
