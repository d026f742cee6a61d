import { createFileRoute } from '@tanstack/react-router';
import { postJobPages } from '../copy/post-job.ts';
import { PostJobScreen } from '../customer/post-job/post-job-screen.tsx';
import { readSearch } from '../customer/post-job/search.ts';
import { catalogueQuery } from '../marketplace/catalogue/catalogue.ts';
import { pageHead } from '../shell/page-head.ts';

export const Route = createFileRoute('/_site/post-job')({
  validateSearch: readSearch,
  loader: async ({ context }) => {
    const catalogue = { ...catalogueQuery(context.api), staleTime: 'static' as const };
    return { categories: await context.queryClient.query(catalogue), page: postJobPages.post };
  },
  head: pageHead,
  component: PostJob,
});

function PostJob() {
  return <PostJobScreen {...Route.useLoaderData()} search={Route.useSearch()} />;
}
