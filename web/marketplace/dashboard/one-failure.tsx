import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

type Clear = () => void;

/** The acts of one card, each with the way to take back what it said of its last failure. */
const Acts = createContext<Set<Clear> | null>(null);

/** A card with several acts says one failure at a time: a new try takes the place of what was said before. */
export function OneFailure({ children }: { children: ReactNode }) {
  const [acts] = useState(() => new Set<Clear>());
  return <Acts value={acts}>{children}</Acts>;
}

/** For an act: answers how to take back what the others around it have said. */
export function useOneFailure(clear: Clear): Clear {
  const acts = useContext(Acts);
  useEffect(() => {
    acts?.add(clear);
    return () => void acts?.delete(clear);
  }, [acts, clear]);
  return () => {
    for (const other of acts ?? []) if (other !== clear) other();
  };
}
