import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { comparisonPage } from '../copy/own-job-pages.copy.ts';
import { ComparisonLater } from '../customer/comparison/comparison-later.tsx';
import { comparisonQuery } from '../customer/comparison/comparison-query.ts';
import { certainSession } from '../marketplace/accounts/session.ts';
import { signInAddress } from '../marketplace/dashboard/sign-in-address.ts';
import { missingAt } from '../shell/missing.ts';
import { pageHead } from '../shell/page-head.ts';

export const Route = createFileRoute('/_own/jobs/$id/quotes')({
  loader: async ({ context, params, location }) => {
    const session = await certainSession(context);
    if (!session) throw redirect({ href: signInAddress(location.href) });
    if (session.user.userType !== 'customer') throw notFound();
    await context.queryClient.query(comparisonQuery(context.api, params.id)).catch(missingAt(403, 404, 422));
    return { page: comparisonPage };
  },
  head: pageHead,
  component: ComparisonOfJob,
});

function ComparisonOfJob() {
  return <ComparisonLater jobId={Route.useParams().id} />;
}
