import { createFileRoute } from '@tanstack/react-router';
import { ApiRefusal } from '../api-refusal.ts';
import { joinPage } from '../copy/join.copy.ts';
import { pageHead } from '../shell/page-head.ts';
import { JoinScreen } from '../visitor/join-screen.tsx';

/** Looking at it changes nothing: scanners of mail follow every link. */
export const Route = createFileRoute('/_site/join/$token')({
  loader: async ({ context: { api }, params }) => ({
    invitation: await api.invitation({ params }).catch(nullIfDead),
    page: joinPage,
  }),
  head: pageHead,
  component: Join,
});

function Join() {
  return <JoinScreen token={Route.useParams().token} invitation={Route.useLoaderData().invitation} />;
}

const DEAD = [404, 409, 422];

function nullIfDead(error: unknown): null {
  if (error instanceof ApiRefusal && DEAD.includes(error.status)) return null;
  throw error;
}
