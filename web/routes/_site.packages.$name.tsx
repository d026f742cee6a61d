import { createFileRoute } from '@tanstack/react-router';
import { billingPages } from '../copy/billing.copy.ts';
import { loadPackage } from '../marketplace/billing/load-package.ts';
import { usePaymentReturn } from '../marketplace/billing/payment-return.ts';
import { readCancelled } from '../marketplace/billing/reference.ts';
import { pageHead } from '../shell/page-head.ts';
import { PackageScreen } from '../visitor/package-screen.tsx';

export const Route = createFileRoute('/_site/packages/$name')({
  validateSearch: readCancelled,
  loader: ({ context, params }) => loadPackage(context, params.name, billingPages.package),
  head: pageHead,
  component: OnePackage,
});

function OnePackage() {
  const { name, offers } = Route.useLoaderData();
  usePaymentReturn(Route.useSearch());
  return <PackageScreen offers={offers} name={name} base="/packages" />;
}
