import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { SiteFrame } from '../shell/site-frame.tsx';

/** The shared layout. Home and the error page are outside of it. */
export const Route = createFileRoute('/_site')({ component: SharedLayout });

function SharedLayout() {
  // The error page stands in the place of the page that failed, and brings its own frame.
  const hasFailed = useMatches({
    select: (matches) => matches.some(({ status }) => FAILED.includes(status)),
  });
  if (hasFailed) return <Outlet />;
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

const FAILED = ['error', 'notFound'];
