import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../shell/page-head.ts';
import { AreaScreen } from '../visitor/trades/area-screen.tsx';
import { readAreaPage } from '../visitor/trades/read-trade.ts';
import { readSearch } from '../visitor/trades/trade-search.ts';

export const Route = createFileRoute('/_site/trades/$trade/$area')({
  validateSearch: readSearch,
  loaderDeps: ({ search: { rating, miles, cursor } }) => ({ rating, miles, cursor }),
  loader: ({ context, params, deps }) => readAreaPage(context, params, deps),
  head: pageHead,
  component: TradeInArea,
});

function TradeInArea() {
  const { data, search } = Route.useLoaderData();
  return <AreaScreen page={data} search={search} />;
}
