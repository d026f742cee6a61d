import { createFileRoute } from '@tanstack/react-router';
import { postJobPages } from '../copy/post-job.copy.ts';
import { PostJobScreen } from '../customer/post-job/post-job-screen.tsx';
import { readSearch } from '../customer/post-job/search.ts';
import { useSession } from '../marketplace/accounts/session.ts';
import { expectCatalogue } from '../marketplace/catalogue/catalogue.ts';
import { pageHead } from '../shell/page-head.ts';
import { withCatalogue } from '../shell/with-catalogue.ts';

export const Route = createFileRoute('/_site/post-job')({
  validateSearch: readSearch,
  loader: async ({ context }) => {
    await expectCatalogue(context);
    return { page: postJobPages.post };
  },
  head: (given) => withCatalogue(pageHead(given)),
  component: PostJob,
});

function PostJob() {
  const isImpersonated = useSession()?.isImpersonated;
  return (
    <fieldset disabled={isImpersonated} className="contents">
      <PostJobScreen search={Route.useSearch()} />
    </fieldset>
  );
}
