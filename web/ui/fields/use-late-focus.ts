import { useEffect } from 'react';

/** A field that is to be typed into next gets the focus so long after it has appeared. */
const LATER = 100;

export function useLateFocus(id: string, isWanted: boolean | undefined) {
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => document.getElementById(id)?.focus(), LATER);
    return () => clearTimeout(timer);
  }, [id, isWanted]);
}
