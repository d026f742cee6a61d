import { notFound } from '@tanstack/react-router';
import { asPostcode } from '../../../contract/postcode.ts';
import { ApiRefusal } from '../../api-refusal.ts';
import { wordsOfArea, wordsOfTrade } from '../../copy/directory.copy.ts';
import type { RouterContext } from '../../router-context.ts';
import { sharedPicture } from '../../shell/shared-picture.ts';
import { wayTo } from './crumbs.tsx';
import type { TradeSearch } from './trade-search.ts';
import { areaForMachines, tradeForMachines } from './trades-for-machines.ts';

const VIEW = { isView: true } as const;

/** What a trade's page shows, with what a search on it found. */
export async function readTradePage({ api, site }: RouterContext, trade: string, search: TradeSearch) {
  const [postcode, cursor] = [asPostcode(textOf(search.postcode)), textOf(search.cursor)];
  const asked = { ...narrowedTo(search), ...(cursor && { cursor }) };
  const [data, found] = await Promise.all([
    api.trade({ params: { trade } }),
    postcode ? api.directory({ query: { trade, postcode, ...asked } }).catch(fieldErrorOf) : null,
  ]).catch(orNotFound);
  const way = wayTo({ href: `/trades/${trade}`, label: data.trade.name });
  const forMachines = tradeForMachines(data, { way, appUrl: site.appUrl });
  const refused = typeof found === 'string' ? found : undefined;
  return {
    data,
    found: typeof found === 'string' ? null : found,
    typed: { postcode, refused },
    search: { ...search, postcode },
    page: {
      ...wordsOfTrade(data.trade.name, data.businessesCount),
      pictured: sharedPicture(data.trade),
      ...(postcode ? VIEW : { forMachines }),
    },
  };
}

export async function readAreaPage(
  { api, site }: RouterContext,
  params: { trade: string; area: string },
  search: TradeSearch,
) {
  const cursor = textOf(search.cursor);
  const asked = { ...narrowedTo(search), ...(cursor && { cursor }) };
  const data = await api.tradeInArea({ params, query: asked }).catch(orNotFound);
  const { trade, area, businessesCount } = data;
  const here = `/trades/${trade.slug}`;
  const way = wayTo({ href: here, label: trade.name }, { href: `${here}/${area.slug}`, label: area.name });
  // What nobody serves is there for people who were led to it, not for search engines.
  const isView = Object.keys(asked).length > 0 || businessesCount === 0;
  const forMachines = areaForMachines(data, { way, appUrl: site.appUrl });
  return {
    data,
    search,
    page: {
      ...wordsOfArea(trade.name, area.name, businessesCount),
      pictured: sharedPicture(trade),
      ...(isView ? VIEW : { forMachines }),
    },
  };
}

const narrowedTo = ({ rating, miles }: TradeSearch) => ({
  ...(rating && { rating }),
  ...(miles && { miles }),
});

const textOf = (typed: string | number = ''): string => String(typed).trim();

/** What is wrong with what was typed is said under its field. */
function fieldErrorOf(error: unknown): string {
  const said = error instanceof ApiRefusal && error.status === 422 ? error.errors.postcode?.[0] : null;
  if (!said) throw error;
  return said;
}

/** A further page of a link that was cut is no page. */
function orNotFound(error: unknown): never {
  const isThere = !(error instanceof ApiRefusal) || (error.status !== 404 && !error.errors.cursor);
  throw isThere ? error : notFound();
}
