import { createFileRoute, redirect } from '@tanstack/react-router';
import { accountPages } from '../copy/accounts.copy.ts';
import { certainSession } from '../marketplace/accounts/session.ts';
import { usePaymentReturn } from '../marketplace/billing/payment-return.ts';
import { type AnyReference, referenceIn } from '../marketplace/billing/reference.ts';
import { signInAddress } from '../marketplace/dashboard/sign-in-address.ts';
import { pageHead } from '../shell/page-head.ts';
import { BusinessRegisteredScreen } from '../visitor/business-registered-screen.tsx';

export const Route = createFileRoute('/_site/register/business/registered')({
  validateSearch: (search: Record<string, unknown>): AnyReference => ({ ...referenceIn(search) }),
  loader: async ({ context, location }) => {
    // How a payment ended is told to its business alone: it logs in, and comes back here with the same payment.
    if (referenceIn(location.search) && !(await certainSession(context)))
      throw redirect({ href: signInAddress(location.href) });
    return { page: accountPages.businessRegistered };
  },
  head: pageHead,
  component: Registered,
});

function Registered() {
  return <BusinessRegisteredScreen reference={usePaymentReturn(Route.useSearch())} />;
}
