import { createFileRoute } from '@tanstack/react-router';
import { forBusinessesPage } from '../copy/for-businesses.copy.ts';
import { offersQuery } from '../marketplace/billing/packages.ts';
import { pageHead } from '../shell/page-head.ts';
import { ForBusinessesScreen } from '../visitor/landing/for-businesses-screen.tsx';

export const Route = createFileRoute('/get-more-leads')({
  loader: async ({ context: { queryClient, api } }) => {
    const { packages } = await queryClient.query(offersQuery(api));
    return { packages, page: forBusinessesPage };
  },
  head: pageHead,
  component: GetMoreLeads,
});

function GetMoreLeads() {
  return <ForBusinessesScreen packages={Route.useLoaderData().packages} />;
}
