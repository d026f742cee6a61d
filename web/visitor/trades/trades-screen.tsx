import { directoryCopy } from '../../copy/directory.copy.ts';
import type { Trade } from '../../marketplace/catalogue/catalogue.ts';
import { TradeRoll } from '../../marketplace/catalogue/trade-roll.tsx';
import { SectionTitle } from '../../ui/layout/heading.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Crumbs, wayTo } from './crumbs.tsx';
import type { FoundTrade } from './find-trades.ts';
import { FoundTrades } from './found-trades.tsx';
import { WordSearch } from './word-search.tsx';

const copy = directoryCopy.trades;

type TradesProps = {
  trades: Trade[];
  typed: { what: string; postcode: string };
  /** Null where nothing was asked for. */
  found: FoundTrade[] | null;
};

/** Where the directory begins: a word and a place, or a look at all trades. */
export const TradesScreen = ({ trades, typed, found }: TradesProps) => (
  <>
    <div className="oak-head">
      <Page>
        <Crumbs way={wayTo()} />
        <header>
          <h1>{copy.title}</h1>
          <p>{copy.lead}</p>
        </header>
        <WordSearch typed={typed} />
      </Page>
    </div>
    <Page>
      <div className="grid gap-8 py-6 sm:py-10">
        {found && <FoundTrades found={found} typed={typed} />}
        <section aria-labelledby="trades" className="grid gap-4">
          <SectionTitle id="trades">{copy.all}</SectionTitle>
          <TradeRoll trades={trades} />
        </section>
      </div>
    </Page>
  </>
);
