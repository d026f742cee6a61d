import { useCallback, useEffect, useState } from 'react';
import { atRest } from '../../ui/use-arriving.ts';
import type { Rules } from './rules.ts';

/** Later than what else waits for a page at rest: somebody reads the first question meanwhile. */
const REST = 5000;

/**
 * The rules of the pages, and with them the pages after the first: fetched when somebody begins to answer or comes to a
 * later page, and when the first has been at rest, so that a connection that is lost then stops nobody.
 */
export function useRules(isLater: boolean, fetchLater: () => Promise<unknown>) {
  const [rules, setRules] = useState<Rules | null>(null);
  const [isMissing, setMissing] = useState(false);
  const fetch = useCallback(() => {
    const arrive = ([{ RULES }]: [{ RULES: Rules }, unknown]) => {
      setRules(RULES);
      setMissing(false);
      return RULES;
    };
    const miss = () => {
      setMissing(true);
      return null;
    };
    return Promise.all([import('./rules.ts'), fetchLater()]).then(arrive, miss);
  }, [fetchLater]);
  useEffect(() => {
    if (isLater) void fetch();
  }, [isLater, fetch]);
  useEffect(() => atRest(() => void fetch(), REST), [fetch]);
  return { known: rules, isMissing, fetch, leave: () => setMissing(false) };
}
