import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { SiteFrame } from '../shell/site-frame.tsx';

/** The shared layout. Home and the dashboards are outside of it. */
export const Route = createFileRoute('/_site')({ component: SharedLayout });

function SharedLayout() {
  const isTask = useMatches({
    select: (shown) => shown.some(({ routeId }) => TASKS.includes(routeId)),
  });
  // Somebody who posts a job, or registers a business, sees that task alone, in a frame of its own.
  if (isTask) return <Outlet />;
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

const TASKS: string[] = ['/_site/post-job', '/_site/register/business/'];
