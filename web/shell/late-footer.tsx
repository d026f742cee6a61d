import { lazy, Suspense } from 'react';
import { never } from '../ui/never.ts';

/**
 * The server draws the footer with the page; its script comes when the page has come to rest or is first touched. Its
 * links and its colour switch work without.
 */
const SiteFooter = lazy(async () => {
  if (!import.meta.env.SSR) await restOrTouch();
  const { SiteFooter: Arrived } = await import('./site-footer.tsx').catch(never);
  return { default: Arrived };
});

/** One and the same element for ever: React leaves alone what the server drew until the script is there. */
export const LATE_FOOTER = (
  <Suspense>
    <SiteFooter />
  </Suspense>
);

const REST = 1500;

const restOrTouch = () =>
  new Promise<void>((go) => {
    for (const touch of ['pointerdown', 'keydown'])
      addEventListener(touch, () => go(), { once: true, passive: true });
    setTimeout(go, REST);
  });
