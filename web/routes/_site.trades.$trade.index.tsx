import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../shell/page-head.ts';
import { readTradePage } from '../visitor/trades/read-trade.ts';
import { readSearch } from '../visitor/trades/trade-search.ts';
import { TradeScreen } from '../visitor/trades/trade-screen.tsx';

export const Route = createFileRoute('/_site/trades/$trade/')({
  validateSearch: readSearch,
  // Whatever else an address says is none of the page's business.
  loaderDeps: ({ search: { postcode, rating, miles, cursor } }) => ({ postcode, rating, miles, cursor }),
  loader: ({ context, params, deps }) => readTradePage(context, params.trade, deps),
  head: pageHead,
  component: Trade,
});

function Trade() {
  const { data, found, typed, search } = Route.useLoaderData();
  return <TradeScreen page={data} found={found} typed={typed} search={search} />;
}
