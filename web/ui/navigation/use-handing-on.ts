import { useLayoutEffect, useRef } from 'react';
import { focusHeading } from './focus-heading.ts';

/**
 * For a heading that stands there only until what it announces has arrived: who turned to the page is on it (decision
 * 205), and goes on to the one that takes its place.
 */
export function useHandingOn() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const own = heading.current;
    return () => {
      if (document.activeElement === own) queueMicrotask(focusHeading);
    };
  }, []);
  return heading;
}
