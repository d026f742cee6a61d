import { type ReactNode, use } from 'react';
import { VerifyBanner } from '../marketplace/accounts/verify-banner.tsx';
import { LaterQuietly } from '../ui/lazy/later-quietly.tsx';
import { part } from '../ui/lazy/part.ts';
import { Framed } from './framed.ts';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

/** Public header, content, public footer. The shared layout wears it; Home and the error page put it on themselves. */
export function SiteFrame({ children }: { children: ReactNode }) {
  if (use(Framed)) return children;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <VerifyBanner />
      <main id="content" tabIndex={-1}>
        <Framed value>{children}</Framed>
      </main>
      {LATE_FOOTER}
    </div>
  );
}

/**
 * The server draws the footer with the page; its script comes when the page has come to rest or is first touched. Its
 * links and its colour switch work without.
 */
const FOOTER = part(async () => {
  if (!import.meta.env.SSR) await restOrTouch();
  return import('./site-footer.tsx');
});

/** One and the same element for ever: React leaves alone what the server drew until the script is there. */
const LATE_FOOTER = <LaterQuietly part={FOOTER}>{({ SiteFooter }) => <SiteFooter />}</LaterQuietly>;

const REST = 1500;

const restOrTouch = () =>
  new Promise((go) => {
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, go, { once: true });
    setTimeout(go, REST);
  });
