import { createFileRoute } from '@tanstack/react-router';
import type { RecentReview } from '../../contract/recent-work.ts';
import { homePage } from '../copy/home.ts';
import { catalogueQuery, tradesOf } from '../marketplace/catalogue/catalogue.ts';
import { recentWorkQuery } from '../marketplace/reviews/recent-work.ts';
import { pageRequest } from '../page-request.ts';
import { pageHead } from '../shell/page-head.ts';
import { homeForMachines } from '../visitor/home-for-machines.ts';
import { HomeScreen } from '../visitor/home-screen.tsx';

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient, api, site } }) => {
    const [categories, reviews] = await Promise.all([
      queryClient.query({ ...catalogueQuery(api), staleTime: 'static' }),
      queryClient.query(recentWorkQuery(api)).catch(withoutIt),
    ]);
    return {
      trades: tradesOf(categories),
      reviews,
      page: { ...homePage, forMachines: homeForMachines(site.appUrl) },
    };
  },
  head: pageHead,
  component: Home,
});

/** The page is of use without its newest reviews; a server that is away fails it by the trades. */
function withoutIt(error: unknown): RecentReview[] {
  pageRequest()?.report(error);
  return [];
}

function Home() {
  return <HomeScreen {...Route.useLoaderData()} />;
}
