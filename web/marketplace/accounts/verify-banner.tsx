import { lazyWhenPossible } from '../../ui/lazy-when-possible.tsx';
import { useSession } from './session.ts';

/** Most visits never see it, so it comes only when it is needed. */
const Banner = lazyWhenPossible(
  () => import('./unverified-banner.tsx'),
  (part) => part.UnverifiedBanner,
);

/** On every page until the address is verified (R-3-006). An admin has none to verify. */
export function VerifyBanner() {
  const user = useSession()?.user;
  if (!user || user.emailVerifiedAt || user.userType === 'admin') return null;
  return <Banner email={user.email} />;
}
