import { lazyRouteComponent } from '@tanstack/react-router';
import { isLast, type Step } from './steps.ts';

const laterPage = () => import('./later-page.tsx');
const checkPage = () => import('./check-page.tsx');
const signInHere = () => import('./sign-in-here.tsx');

// What comes after the first question. Once it has arrived it is drawn at once, unlike what React's own `lazy` brings.
export const LaterPage = lazyRouteComponent(laterPage, 'LaterPage');
export const CheckPage = lazyRouteComponent(checkPage, 'CheckPage');
export const SignInHere = lazyRouteComponent(signInHere, 'SignInHere');

/**
 * Fetches all of it. Who goes on from the first page waits for the next one, and not for the last. Throws where that
 * cannot be fetched, of which `preload` says nothing.
 */
export async function fetchLater(next: Step): Promise<void> {
  await Promise.all([laterPage(), ...(isLast(next) ? [checkPage(), signInHere()] : [])]);
  const last = Promise.all([CheckPage.preload?.(), SignInHere.preload?.()]);
  await LaterPage.preload?.();
  if (isLast(next)) await last;
}
