import { useCallback, useEffect, useState } from 'react';
import { atRest } from '../../ui/use-arriving.ts';
import type { Rules } from './rules.ts';
import { FIRST, isLast, type Step } from './steps.ts';

/** Later than what else waits for a page at rest: somebody reads the first question meanwhile. */
const REST = 5000;

/**
 * The rules of the pages, and with them the pages after the first: fetched when somebody begins to answer, goes on or
 * comes to a later page, and when the first has been at rest, so that a connection that is lost then stops nobody.
 * That they could not be fetched is said where somebody waits for them.
 */
export function useRules(wanted: Step, fetchLater: (next: Step) => Promise<unknown>) {
  const [rules, setRules] = useState<Rules | null>(null);
  const [hasLast, setLast] = useState(false);
  const [missing, setMissing] = useState<Step | null>(null);
  const fetch = useCallback(
    (next: Step, isAwaited = true) => {
      const arrive = ([{ RULES }]: [{ RULES: Rules }, unknown]) => {
        setRules(RULES);
        if (isLast(next)) setLast(true);
        setMissing(null);
        return RULES;
      };
      const miss = () => {
        if (isAwaited) setMissing(next);
        return null;
      };
      return Promise.all([import('./rules.ts'), fetchLater(next)]).then(arrive, miss);
    },
    [fetchLater],
  );
  const fetchAhead = useCallback(() => void fetch(wanted, false), [fetch, wanted]);
  useEffect(() => {
    if (wanted !== FIRST) void fetch(wanted);
  }, [wanted, fetch]);
  useEffect(() => atRest(fetchAhead, REST), [fetchAhead]);
  return {
    known: isLast(wanted) && !hasLast ? null : rules,
    isMissing: missing !== null,
    fetch,
    fetchAhead,
    tryAgain: () => missing && void fetch(missing),
    leave: () => setMissing(null),
  };
}
