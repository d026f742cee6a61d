import { lazyRouteComponent } from '@tanstack/react-router';
import type { Rules } from './progress.ts';
import { needsLastChunks, type Step } from './steps.ts';

const laterPage = () => import('./later-page.tsx');
const checkPage = () => import('./check-page.tsx');
const signInHere = () => import('./sign-in-here.tsx');

// What comes after the first question. Once it has arrived it is drawn at once, unlike what React's own `lazy` brings.
export const LaterPage = lazyRouteComponent(laterPage, 'LaterPage');
export const CheckPage = lazyRouteComponent(checkPage, 'CheckPage');
export const SignInHere = lazyRouteComponent(signInHere, 'SignInHere');

/**
 * Fetches what comes after the first page, and answers the rules of all pages. Who goes on waits for what the next page needs; the pieces of the last ones are
 * fetched along with it, and waited for by who goes on to one of those. Throws where what is waited for does not come, of
 * which `preload` says nothing.
 */
export async function fetchLater(next: Step): Promise<Rules> {
  const [{ WIZARD }] = await Promise.all([
    laterPage(),
    ...(needsLastChunks(next) ? [checkPage(), signInHere()] : []),
  ]);
  const last = Promise.all([CheckPage.preload?.(), SignInHere.preload?.()]);
  await LaterPage.preload?.();
  if (needsLastChunks(next)) await last;
  return WIZARD;
}
