import { useEffect, useState } from 'react';
import { atRest } from './part.ts';

/** Whether the page has come to rest, so that what its first screen does not wait for may begin. */
export function useIsAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => atRest(() => setAtRest(true)), []);
  return isAtRest;
}
