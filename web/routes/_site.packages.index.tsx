import { createFileRoute } from '@tanstack/react-router';
import { billingPages } from '../copy/billing.copy.ts';
import { pageHead } from '../shell/page-head.ts';
import { PackagesScreen } from '../visitor/packages/packages-screen.tsx';
import { readPackages } from '../visitor/packages/read-packages.ts';

export const Route = createFileRoute('/_site/packages/')({
  loader: ({ context, location }) => readPackages(context, location.searchStr, billingPages.packages),
  head: pageHead,
  component: Packages,
});

function Packages() {
  const { offers, trades, prospect } = Route.useLoaderData();
  return <PackagesScreen offers={offers} trades={trades} prospect={prospect} base="/packages" />;
}
