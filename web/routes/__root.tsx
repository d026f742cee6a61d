import '../styles/app.css';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { followSession, type Session, useSession } from '../marketplace/accounts/session.ts';
import { VerifyOnArrival } from '../marketplace/accounts/verify-on-arrival.tsx';
import { useOffline } from '../offline/use-offline.ts';
import type { RouterContext } from '../router-context.ts';
import { Document } from '../shell/document.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { rootHead } from '../shell/root-head.ts';
import { LaterQuietly } from '../ui/lazy/later-quietly.tsx';
import { part } from '../ui/lazy/part.ts';
import { Toasts } from '../ui/feedback/toasts.tsx';
import { useIsDrawn } from '../ui/hooks/use-is-drawn.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => followSession(context),
  // At every turn of a page; by itself the router does it once a visit.
  shouldReload: true,
  head: ({ matches }) => rootHead(matches),
  shellComponent: Document,
  component: EveryPage,
  errorComponent: ErrorScreen,
});

// Hardly anybody ever sees it. Nobody begins to act as somebody before it is there.
const BANNER = part(() => import('../marketplace/accounts/impersonation-banner.tsx'));

const NEWS = part(() => import('../marketplace/live/news-elsewhere.tsx'));

/** After the page: nobody waits for it. An admin who acts as somebody does not listen for them. */
function News({ session }: { session: Session }) {
  const isDrawn = useIsDrawn();
  if (isDrawn || !session || session.isImpersonated) return null;
  const { id, userType } = session.user;
  if (userType === 'admin') return null;
  return (
    <LaterQuietly part={NEWS}>
      {({ NewsElsewhere }) => <NewsElsewhere key={id} id={id} side={userType} />}
    </LaterQuietly>
  );
}

/** What is said on any page is said in one place, and a mailed code is heeded wherever it leads. */
function EveryPage() {
  useOffline();
  const session = useSession();
  return (
    <>
      {session?.isImpersonated && (
        <LaterQuietly part={BANNER}>{({ ImpersonationBanner }) => <ImpersonationBanner />}</LaterQuietly>
      )}
      <Outlet />
      <News session={session} />
      <Toasts />
      <VerifyOnArrival />
    </>
  );
}
