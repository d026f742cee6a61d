import { LaterQuietly } from '../ui/later-quietly.tsx';
import { part } from '../ui/part.ts';

/**
 * The server draws the footer with the page; its script comes when the page has come to rest or is first touched. Its
 * links and its colour switch work without.
 */
const FOOTER = part(async () => {
  if (!import.meta.env.SSR) await restOrTouch();
  return import('./site-footer.tsx');
});

/** One and the same element for ever: React leaves alone what the server drew until the script is there. */
export const LATE_FOOTER = <LaterQuietly part={FOOTER}>{({ SiteFooter }) => <SiteFooter />}</LaterQuietly>;

const REST = 1500;

const restOrTouch = () =>
  new Promise((go) => {
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, go, { once: true });
    setTimeout(go, REST);
  });
