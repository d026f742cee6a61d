import { createFileRoute } from '@tanstack/react-router';
import { billingPages } from '../copy/billing.copy.ts';
import { offersQuery } from '../marketplace/billing/packages.ts';
import { pageHead } from '../shell/page-head.ts';
import { PackagesScreen } from '../visitor/packages-screen.tsx';

export const Route = createFileRoute('/_site/packages/')({
  loader: async ({ context }) => ({
    offers: await context.queryClient.query(offersQuery(context.api)),
    page: billingPages.packages,
  }),
  head: pageHead,
  component: Packages,
});

function Packages() {
  return <PackagesScreen offers={Route.useLoaderData().offers} base="/packages" />;
}
