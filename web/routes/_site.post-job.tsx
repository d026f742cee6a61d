import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { postJobCopy, postJobPages } from '../copy/post-job.ts';
import { PostJobScreen } from '../customer/post-job/post-job-screen.tsx';
import { readSearch } from '../customer/post-job/search.ts';
import { fetchCatalogue } from '../marketplace/catalogue/catalogue.ts';
import { pageHead } from '../shell/page-head.ts';
import { UnfetchedScreen } from '../shell/unfetched-screen.tsx';
import { withCatalogue } from '../shell/with-catalogue.ts';

export const Route = createFileRoute('/_site/post-job')({
  validateSearch: readSearch,
  loader: async ({ context }) => {
    await fetchCatalogue(context);
    return { page: postJobPages.post };
  },
  head: (given) => withCatalogue(pageHead(given)),
  component: PostJob,
  errorComponent: ({ error }) => (
    <UnfetchedScreen error={error} title={postJobCopy.title} calls="workCategories" />
  ),
});

function PostJob() {
  return (
    <Suspense>
      <PostJobScreen search={Route.useSearch()} />
    </Suspense>
  );
}
