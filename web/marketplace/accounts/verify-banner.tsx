import { lazy, Suspense } from 'react';
import { never } from '../../ui/never.ts';
import { useSession } from './session.ts';

/** Most visits never see it, so it comes only when it is needed. */
const Banner = lazy(async () => ({
  default: (await import('./unverified-banner.tsx').catch(never)).UnverifiedBanner,
}));

/** On every page until the address is verified (R-3-006). An admin has none to verify. */
export function VerifyBanner() {
  const user = useSession()?.user;
  if (!user || user.emailVerifiedAt || user.userType === 'admin') return null;
  return (
    <Suspense>
      <Banner email={user.email} />
    </Suspense>
  );
}
