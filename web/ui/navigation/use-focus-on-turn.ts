import { useEffect, useRef } from 'react';
import { focusHeading } from './focus-heading.ts';

/** The page has turned without a load, so anybody who listens or tabs is taken to its top. */
export function useFocusOnTurn(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) focusHeading();
    if (shown.current !== step) showTop();
    shown.current = step;
  }, [step]);
}

/** Without another address, as after a log-in in place, nobody scrolls; and a shorter page would begin above the window. */
function showTop() {
  const heading = document.querySelector('h1');
  if (heading && heading.getBoundingClientRect().top < 0) scrollTo({ top: 0, behavior: 'instant' });
}
