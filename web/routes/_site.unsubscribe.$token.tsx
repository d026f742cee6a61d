import { createFileRoute } from '@tanstack/react-router';
import { ApiRefusal } from '../api-refusal.ts';
import { unsubscribePage } from '../copy/unsubscribe.copy.ts';
import { pageHead } from '../shell/page-head.ts';
import { UnsubscribeScreen } from '../visitor/unsubscribe-screen.tsx';

/** Looking at it changes nothing: scanners of mail follow every link. */
export const Route = createFileRoute('/_site/unsubscribe/$token')({
  loader: async ({ context: { api }, params }) => ({
    link: await api.unsubscribeLink({ params }).catch(nullIfDead),
    page: unsubscribePage,
  }),
  head: pageHead,
  component: Unsubscribe,
});

function Unsubscribe() {
  return <UnsubscribeScreen token={Route.useParams().token} link={Route.useLoaderData().link} />;
}

function nullIfDead(error: unknown): null {
  if (error instanceof ApiRefusal && (error.status === 404 || error.status === 422)) return null;
  throw error;
}
