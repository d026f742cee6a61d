import { createFileRoute, redirect } from '@tanstack/react-router';
import { accountPages } from '../copy/accounts.ts';
import { currentSession } from '../marketplace/accounts/session.ts';
import { catalogueQuery } from '../marketplace/catalogue/catalogue.ts';
import { offersQuery } from '../marketplace/billing/packages.ts';
import { pageHead } from '../shell/page-head.ts';
import { RegisterBusinessScreen } from '../visitor/register-business-screen.tsx';

export const Route = createFileRoute('/_site/register/business/')({
  // Who has an account needs no other (R-1-057).
  loader: async ({ context }) => {
    if (await currentSession(context)) throw redirect({ to: '/dashboard' });
    const catalogue = { ...catalogueQuery(context.api), staleTime: 'static' as const };
    const [categories, offers] = await Promise.all([
      context.queryClient.query(catalogue),
      context.queryClient.query(offersQuery(context.api)),
    ]);
    return { categories, offers, page: accountPages.registerBusiness };
  },
  head: pageHead,
  component: RegisterBusiness,
});

function RegisterBusiness() {
  return <RegisterBusinessScreen {...Route.useLoaderData()} />;
}
