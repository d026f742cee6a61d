import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SiteFrame } from '../shell/site-frame.tsx';

/** The shared layout. Home and the dashboards are outside of it. */
export const Route = createFileRoute('/_site')({ component: SharedLayout });

function SharedLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
