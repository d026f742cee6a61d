import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../shell/page-head.ts';
import { readTradesPage } from '../visitor/trades/read-trades.ts';
import { TradesScreen } from '../visitor/trades/trades-screen.tsx';
import { readWords } from '../visitor/trades/words-search.ts';

export const Route = createFileRoute('/_site/trades/')({
  validateSearch: readWords,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => readTradesPage(context, deps),
  head: pageHead,
  component: Trades,
});

function Trades() {
  const { trades, typed, found } = Route.useLoaderData();
  return <TradesScreen trades={trades} typed={typed} found={found} />;
}
