import { useEffect, useRef } from 'react';

/** For a strip of links that is wider than a phone: the current one is in the middle of what is seen of it. */
export function useCurrentInView(current: string) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => (strip.current ? bringInView(strip.current) : undefined), [current]);
  return strip;
}

function bringInView(strip: HTMLElement): void {
  const entry = strip.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!entry) return;
  const { left, width } = strip.getBoundingClientRect();
  strip.scrollLeft += entry.left - left - (width - entry.width) / 2;
}
