import { createFileRoute, redirect } from '@tanstack/react-router';
import { tradesPage } from '../copy/directory.copy.ts';
import { fetchCatalogue, tradesOf } from '../marketplace/catalogue/catalogue.ts';
import { pageHead } from '../shell/page-head.ts';
import { TradesScreen } from '../visitor/trades/trades-screen.tsx';

export const Route = createFileRoute('/_site/trades/')({
  loader: async ({ context, location }) => {
    const trades = tradesOf(await fetchCatalogue(context));
    const asked = new URLSearchParams(location.searchStr);
    const trade = trades.find(({ slug }) => slug === asked.get('trade'));
    const postcode = encodeURIComponent(asked.get('postcode') ?? '');
    if (trade) throw redirect({ href: `/trades/${trade.slug}?postcode=${postcode}` });
    return { trades, page: tradesPage };
  },
  head: pageHead,
  component: Trades,
});

function Trades() {
  return <TradesScreen trades={Route.useLoaderData().trades} />;
}
