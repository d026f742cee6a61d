import { useState } from 'react';

type Known = { all: ReadonlySet<string>; fresh: ReadonlySet<string> };

const NONE: ReadonlySet<string> = new Set();

/**
 * Which of a list's records have come while somebody was looking. Only what is new at the top counts: further
 * pages, and what comes back to its old place, are no news. Undefined means not loaded yet.
 */
export function useNewOnes(ids: readonly string[] | undefined): ReadonlySet<string> {
  const [known, setKnown] = useState<Known | null>(null);
  if (!ids) return NONE;
  if (!known) {
    setKnown({ all: new Set(ids), fresh: NONE });
    return NONE;
  }
  const came = newAtTop(ids, known.all);
  if (ids.every((id) => known.all.has(id))) return known.fresh;
  const next = { all: new Set([...known.all, ...ids]), fresh: new Set([...known.fresh, ...came]) };
  setKnown(next);
  return next.fresh;
}

function newAtTop(ids: readonly string[], known: ReadonlySet<string>): readonly string[] {
  const firstKnown = ids.findIndex((id) => known.has(id));
  return firstKnown === -1 ? ids : ids.slice(0, firstKnown);
}
