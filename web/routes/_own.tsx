import { createFileRoute, Outlet } from '@tanstack/react-router';
import { fetchFrame } from '../marketplace/dashboard/fetch-frame.ts';
import { OwnFrame } from '../marketplace/dashboard/own-frame.tsx';
import { pageRequest } from '../page-request.ts';

/** Around pages of one's own beside the dashboard. In the browser its frame knows already what is new. */
export const Route = createFileRoute('/_own')({
  loader: async ({ context }) => {
    if (pageRequest()) await fetchFrame(context);
  },
  component: OwnPages,
});

function OwnPages() {
  return (
    <OwnFrame>
      <Outlet />
    </OwnFrame>
  );
}
