import type { AskedService } from '../../../contract/demand.ts';
import type { Trade } from '../../marketplace/catalogue/catalogue.ts';
import { plain, searchServices } from '../../marketplace/catalogue/service-search.ts';

/** A trade that may be meant, with those of its services that what was typed may mean. */
export type FoundTrade = { trade: Trade; services: { id: string; name: string }[] };

const SHOWN_TRADES = 6;
const SHOWN_SERVICES = 3;

type Sought = { trades: readonly Trade[]; services: readonly AskedService[]; typed: string };

/** The trades that may be meant by some words, the likeliest first: the search of the home page, told by trade. */
export function findTrades({ trades, services, typed }: Sought): FoundTrade[] {
  const sought = services.map((service) => ({ ...service, about: service.trade.name }));
  const hits = Map.groupBy(searchServices(sought, typed), ({ service }) => service.trade.slug);
  const called = trades.filter(({ name }) => plain(name) === plain(typed)).map(({ slug }) => slug);
  return [...new Set([...called, ...hits.keys()])]
    .flatMap((slug) => trades.find((trade) => trade.slug === slug) ?? [])
    .slice(0, SHOWN_TRADES)
    .map((trade) => ({
      trade,
      // What is only of the trade, and called by none of the words, says no more than the trade does.
      services: (hits.get(trade.slug) ?? [])
        .filter(({ marks }) => marks.length > 0)
        .slice(0, SHOWN_SERVICES)
        .map(({ service: { id, name } }) => ({ id, name })),
    }));
}
