import { useEffect } from 'react';
import { KNOWN_PLACE, keepPlace } from '../../marketplace/places/known-place.ts';
import { tight } from '../../shell/tight.ts';

/**
 * Begins a trade with who is near the place that this browser knows. It stands in the page that is the same for everybody
 * and runs before anything of it is painted: a list that React exchanged later would move under a finger. A post code in
 * the address counts more, and one that was emptied forgets the place. The address is replaced, so that Back leads
 * to where somebody came from.
 */
export const NEAREST_FIRST = import.meta.env.SSR
  ? tight(`(() => {
  try {
    const query = new URLSearchParams(location.search);
    const asked = query.get('postcode');
    if (asked === '') localStorage.removeItem('${KNOWN_PLACE}');
    if (asked !== null) return;
    const place = localStorage.getItem('${KNOWN_PLACE}');
    if (!place) return;
    query.set('postcode', place);
    location.replace('?' + query + location.hash);
  } catch {}
})()`)
  : '';

/** Who searches somewhere is shown that place from then on. Back and a reload search for nothing: it may be forgotten by now. */
export function useKeptPlace(outward: string) {
  useEffect(() => {
    if (isSearched()) keepPlace(outward);
  }, [outward]);
}

const isSearched = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate');
