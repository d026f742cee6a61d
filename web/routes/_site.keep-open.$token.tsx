import { createFileRoute } from '@tanstack/react-router';
import { ApiRefusal } from '../api-refusal.ts';
import { keepOpenPage } from '../copy/own-job-pages.copy.ts';
import { pageHead } from '../shell/page-head.ts';
import { KeepOpenScreen } from '../visitor/keep-open-screen.tsx';

/** Looking at it changes nothing: scanners of mail follow every link. */
export const Route = createFileRoute('/_site/keep-open/$token')({
  loader: async ({ context: { api }, params }) => ({
    job: await api.renewal({ params }).catch(nullIfDead),
    page: keepOpenPage,
  }),
  head: pageHead,
  component: KeepOpen,
});

function KeepOpen() {
  return <KeepOpenScreen token={Route.useParams().token} job={Route.useLoaderData().job} />;
}

function nullIfDead(error: unknown): null {
  if (error instanceof ApiRefusal && (error.status === 404 || error.status === 422)) return null;
  throw error;
}
