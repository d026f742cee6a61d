import { redirect } from '@tanstack/react-router';
import { tradesPage } from '../../copy/directory.copy.ts';
import { tradesQuery } from '../../marketplace/catalogue/trade-lists.ts';
import type { RouterContext } from '../../router-context.ts';
import { addressOf } from './list-address.ts';
import type { TradesSearch } from './words-search.ts';

/** All trades, and those that may be meant by what was typed. */
export async function readTradesPage(
  context: RouterContext,
  { what = '', postcode = '', trade }: TradesSearch,
) {
  const { queryClient, api } = context;
  const trades = await queryClient.query(tradesQuery(api));
  const named = trades.find(({ slug }) => slug === trade);
  if (named) throw redirect({ href: addressOf(`/trades/${named.slug}`, { postcode }) });
  return {
    trades,
    typed: { what, postcode },
    found: what ? await foundIn(context, { trades, typed: what }) : null,
    page: { ...tradesPage, ...(what && { isView: true as const }) },
  };
}

type Asked = { trades: Awaited<ReturnType<RouterContext['api']['trades']>>['trades']; typed: string };

/** Only who searches needs the words and the list of services. */
async function foundIn({ api }: RouterContext, asked: Asked) {
  const [{ findTrades }, { services }] = await Promise.all([
    import('./find-trades.ts'),
    api.servicesByDemand(),
  ]);
  return findTrades({ ...asked, services });
}
