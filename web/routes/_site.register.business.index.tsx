import { createFileRoute, redirect } from '@tanstack/react-router';
import { accountPages } from '../copy/accounts.copy.ts';
import { currentSession } from '../marketplace/accounts/session.ts';
import { expectCatalogue } from '../marketplace/catalogue/catalogue.ts';
import { offersQuery } from '../marketplace/billing/packages.ts';
import { pageHead } from '../shell/page-head.ts';
import { withCatalogue } from '../shell/with-catalogue.ts';
import { RegisterBusinessScreen } from '../visitor/register-business-screen.tsx';

export const Route = createFileRoute('/_site/register/business/')({
  // Somebody with an account needs no other.
  loader: async ({ context }) => {
    if (await currentSession(context)) throw redirect({ to: '/dashboard' });
    const [offers] = await Promise.all([
      context.queryClient.query(offersQuery(context.api)),
      expectCatalogue(context),
    ]);
    return { offers, page: accountPages.registerBusiness };
  },
  head: (given) => withCatalogue(pageHead(given)),
  component: RegisterBusiness,
});

function RegisterBusiness() {
  return <RegisterBusinessScreen offers={Route.useLoaderData().offers} asked={Route.useSearch()} />;
}
