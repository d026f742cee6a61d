import { LaterQuietly } from '../ui/lazy/later-quietly.tsx';
import { part } from '../ui/lazy/part.ts';

const LOG_OUT = part(() => import('../marketplace/accounts/log-out-button.tsx'));

/** A signed-out reader, as most of a public page are, does not fetch it. */
export const LogOut = () => (
  <LaterQuietly part={LOG_OUT}>{({ LogOutButton }) => <LogOutButton />}</LaterQuietly>
);
