import { LaterQuietly } from '../ui/later-quietly.tsx';
import { part } from '../ui/part.ts';

const LOG_OUT = part(() => import('../marketplace/accounts/log-out-button.tsx'));

/** Who is signed out, as most who read a public page are, does not fetch it. */
export const LogOut = () => (
  <LaterQuietly part={LOG_OUT}>{({ LogOutButton }) => <LogOutButton />}</LaterQuietly>
);
