import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { changeJobPage } from '../copy/own-job-pages.copy.ts';
import { ChangeJobScreen } from '../customer/change-job/change-job-screen.tsx';
import { LatePostedJob } from '../customer/change-job/later.ts';
import { ownJobQuery } from '../customer/change-job/own-job.ts';
import { certainSession, useSession } from '../marketplace/accounts/session.ts';
import { expectCatalogue } from '../marketplace/catalogue/catalogue.ts';
import { signInAddress } from '../marketplace/dashboard/sign-in-address.ts';
import { missingAt } from '../shell/missing.ts';
import { pageHead } from '../shell/page-head.ts';
import { withCatalogue } from '../shell/with-catalogue.ts';

export const Route = createFileRoute('/_own/jobs/$id/change')({
  loader: async ({ context, params, location }) => {
    const session = await certainSession(context);
    if (!session) throw redirect({ href: signInAddress(location.href) });
    if (session.user.userType !== 'customer') throw notFound();
    await Promise.all([
      context.queryClient.query(ownJobQuery(context.api, params.id)).catch(missingAt(404, 422)),
      expectCatalogue(context),
      LatePostedJob.preload?.(),
    ]);
    return { page: changeJobPage };
  },
  head: (given) => withCatalogue(pageHead(given)),
  component: ChangeJob,
});

function ChangeJob() {
  const isImpersonated = useSession()?.isImpersonated;
  return (
    <fieldset disabled={isImpersonated} className="contents">
      <ChangeJobScreen id={Route.useParams().id} />
    </fieldset>
  );
}
