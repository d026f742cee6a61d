import { createFileRoute } from '@tanstack/react-router';
import { homePage } from '../copy/home.copy.ts';
import { cheapestQuery } from '../marketplace/billing/cheapest.ts';
import { marketFactsQuery, tradesQuery } from '../marketplace/catalogue/trade-lists.ts';
import { recentWorkQuery } from '../marketplace/reviews/recent-work.ts';
import { reportFailure } from '../report-failure.ts';
import { pageHead } from '../shell/page-head.ts';
import { finishedWork } from '../visitor/home/finished-work.ts';
import { homeForMachines } from '../visitor/home-for-machines.ts';
import { HomeScreen } from '../visitor/home-screen.tsx';

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient, api, site } }) => {
    const [trades, market, reviews, cheapest] = await Promise.all([
      queryClient.query(tradesQuery(api)),
      queryClient.query(marketFactsQuery(api)).catch(or('marketFacts', null)),
      queryClient.query(recentWorkQuery(api)).catch(or('recentWork', [])),
      queryClient.query(cheapestQuery(api)).catch(or('packages', null)),
    ]);
    return {
      trades: trades.map(({ slug, name, servicesCount, businessesCount }) => ({
        slug,
        name,
        servicesCount,
        businessesCount,
      })),
      market,
      reviews: finishedWork(reviews, market?.pictured ?? []),
      cheapest,
      page: { ...homePage, forMachines: homeForMachines(site.appUrl) },
    };
  },
  head: pageHead,
  component: Home,
});

/** The page is of use without its newest reviews, figures and price; a server that is away fails it by the trades. */
const or =
  <T,>(call: string, nothing: T) =>
  (error: unknown): T => {
    reportFailure(call, error);
    return nothing;
  };

function Home() {
  return <HomeScreen {...Route.useLoaderData()} />;
}
