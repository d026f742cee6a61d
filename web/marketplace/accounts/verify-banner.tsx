import { LaterQuietly } from '../../ui/lazy/later-quietly.tsx';
import { part } from '../../ui/lazy/part.ts';
import { useSession } from './session.ts';

/** Most visits never see it, so it comes only when it is needed. */
const BANNER = part(() => import('./unverified-banner.tsx'));

/** On every page until the address is verified. An admin has none to verify. */
export function VerifyBanner() {
  const user = useSession()?.user;
  if (!user || user.emailVerifiedAt || user.userType === 'admin') return null;
  return (
    <LaterQuietly part={BANNER}>
      {({ UnverifiedBanner }) => <UnverifiedBanner email={user.email} />}
    </LaterQuietly>
  );
}
