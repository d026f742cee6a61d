import { lazy, Suspense } from 'react';
import { never } from '../ui/never.ts';

const LogOutButton = lazy(async () => ({
  default: (await import('../marketplace/accounts/log-out-button.tsx').catch(never)).LogOutButton,
}));

/** Who is signed out, as most who read a public page are, does not fetch it. */
export const LogOut = () => (
  <Suspense>
    <LogOutButton />
  </Suspense>
);
