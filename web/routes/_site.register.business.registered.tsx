import { createFileRoute } from '@tanstack/react-router';
import { accountPages } from '../copy/accounts.ts';
import { referenceIn } from '../marketplace/billing/reference.ts';
import { pageHead } from '../shell/page-head.ts';
import { BusinessRegisteredScreen } from '../visitor/business-registered-screen.tsx';

export const Route = createFileRoute('/_site/register/business/registered')({
  validateSearch: (
    search: Record<string, unknown>,
  ): { session_id?: string; billing_request_id?: string } => ({
    ...referenceIn(search),
  }),
  loader: () => ({ page: accountPages.businessRegistered }),
  head: pageHead,
  component: Registered,
});

function Registered() {
  return <BusinessRegisteredScreen reference={referenceIn(Route.useSearch())} />;
}
