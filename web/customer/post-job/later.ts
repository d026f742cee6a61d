import { lazyRouteComponent } from '@tanstack/react-router';

// What comes after the first question. Once it has arrived it is drawn at once, unlike what React's own `lazy` brings.
export const LaterPage = lazyRouteComponent(() => import('./later-page.tsx'), 'LaterPage');
export const CheckPage = lazyRouteComponent(() => import('./check-page.tsx'), 'CheckPage');
export const SignInHere = lazyRouteComponent(() => import('./sign-in-here.tsx'), 'SignInHere');

/** Fetches all of it. Who goes on from the first page waits for the next one, and not for the last. */
export async function fetchLater(): Promise<void> {
  void CheckPage.preload?.();
  void SignInHere.preload?.();
  await LaterPage.preload?.();
}
