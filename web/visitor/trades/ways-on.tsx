import type { QueryClient } from '@tanstack/react-query';
import { use } from 'react';
import type { ApiClient } from '../../api-client.ts';
import { directoryCopy } from '../../copy/directory.copy.ts';
import type { Trade } from '../../marketplace/catalogue/catalogue.ts';
import { tradesQuery } from '../../marketplace/catalogue/trade-lists.ts';
import { TradeRoll } from '../../marketplace/catalogue/trade-roll.tsx';
import { useRouterContext } from '../../router-context.ts';
import { SectionTitle } from '../../ui/layout/heading.tsx';
import { WordSearch } from './word-search.tsx';

const copy = directoryCopy.missing;

const NOTHING_TYPED = { what: '', postcode: '' };

/** For who came to a page that is not there: a search, and the trades that are asked for most. */
export const WaysOn = () => (
  <section aria-labelledby="ways-on" className="grid gap-4">
    <SectionTitle id="ways-on">{copy.heading}</SectionTitle>
    <WordSearch typed={NOTHING_TYPED} />
    <Popular />
    <a href="/trades" className="contact-link justify-self-start">
      {copy.all}
    </a>
  </section>
);

const SHOWN = 10;

/** Nothing where they cannot be read: the page says that something is not there, and not that more went wrong. */
function Popular() {
  const { queryClient, api } = useRouterContext();
  const trades = use(askedOnce(queryClient, api));
  if (trades.length === 0) return null;
  return (
    <>
      <h3 className="font-semibold">{copy.popular}</h3>
      <TradeRoll trades={trades} isShort />
    </>
  );
}

/** React wants the same promise at every try; each page that the server draws has a client of its own. */
const asked = new WeakMap<QueryClient, Promise<Trade[]>>();

function askedOnce(queryClient: QueryClient, api: ApiClient): Promise<Trade[]> {
  const asking =
    asked.get(queryClient) ?? queryClient.query(tradesQuery(api)).then((all) => all.slice(0, SHOWN), none);
  asked.set(queryClient, asking);
  return asking;
}

const none = (): Trade[] => [];
