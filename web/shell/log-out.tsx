import { lazyWhenPossible } from '../ui/lazy-when-possible.tsx';

/** Who is signed out, as most who read a public page are, does not fetch it. */
export const LogOut = lazyWhenPossible(
  () => import('../marketplace/accounts/log-out-button.tsx'),
  (part) => part.LogOutButton,
);
