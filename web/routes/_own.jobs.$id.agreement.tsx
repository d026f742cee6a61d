import { createFileRoute, redirect } from '@tanstack/react-router';
import { agreementPage } from '../copy/own-job-pages.copy.ts';
import { certainSession } from '../marketplace/accounts/session.ts';
import { agreementQuery } from '../marketplace/agreements/agreement-query.ts';
import { AgreementLater } from '../marketplace/agreements/agreement-later.tsx';
import { earlyEndsQuery } from '../marketplace/early-ends/early-ends-query.ts';
import { extrasQuery } from '../marketplace/extras/extras-query.ts';
import { finishQuery } from '../marketplace/finish/finish-query.ts';
import { snagsQuery } from '../marketplace/snags/snags-query.ts';
import { tabAddress } from '../marketplace/dashboard/dashboard-tabs.ts';
import { signInAddress } from '../marketplace/dashboard/sign-in-address.ts';
import { missingAt } from '../shell/missing.ts';
import { pageHead } from '../shell/page-head.ts';

export const Route = createFileRoute('/_own/jobs/$id/agreement')({
  loader: async ({ context, params, location }) => {
    const session = await certainSession(context);
    if (!session) throw redirect({ href: signInAddress(location.href) });
    const { queryClient, api } = context;
    await Promise.all([
      queryClient.query(agreementQuery(api, params.id)),
      queryClient.query(extrasQuery(api, params.id)),
      queryClient.query(finishQuery(api, params.id)),
      queryClient.query(snagsQuery(api, params.id)),
      queryClient.query(earlyEndsQuery(api, params.id)),
    ]).catch(missingAt(403, 404, 422));
    return { page: agreementPage };
  },
  head: pageHead,
  component: AgreementOfJob,
});

function AgreementOfJob() {
  return <AgreementLater jobId={Route.useParams().id} back={tabAddress('progress')} />;
}
