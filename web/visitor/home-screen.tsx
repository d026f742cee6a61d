import { ShieldCheck } from 'lucide-react';
import { brand } from '../../contract/brand.ts';
import type { MarketFacts, PicturedService, PopularService } from '../../contract/demand.ts';
import type { Package } from '../../contract/packages.ts';
import type { RecentReview } from '../../contract/recent-work.ts';
import { homeCopy } from '../copy/home.copy.ts';
import type { Trade } from '../marketplace/catalogue/catalogue.ts';
import { SiteFrame } from '../shell/site-frame.tsx';
import { HeroTitle } from '../ui/layout/heading.tsx';
import { Page } from '../ui/layout/page.tsx';
import { AskForm } from './home/ask-form.tsx';
import { ExampleQuotes } from './home/example-quotes.tsx';
import { ForTradespeople } from './home/for-tradespeople.tsx';
import { FactsOfMarket } from './home/market-facts.tsx';
import { OftenAsked } from './home/often-asked.tsx';
import { PopularJobs } from './home/popular-jobs.tsx';
import { DrawnSteps } from './home/steps.tsx';
import { TradesOnOffer } from './home/trades-on-offer.tsx';
import { RecentWork } from './recent-work.tsx';

type HomeProps = {
  trades: Trade[];
  /** Null where it could not be read. */
  market: {
    facts: MarketFacts;
    popular: PopularService[];
    pictured: PicturedService[];
    isCounted: boolean;
  } | null;
  reviews: RecentReview[];
  cheapest: Package | null;
};

export const HomeScreen = ({ trades, market, reviews, cheapest }: HomeProps) => (
  <SiteFrame>
    <div className="home">
      <div className="opening-band">
        <Page>
          <div className="opening">
            <div>
              <HeroTitle>{brand.strapline}</HeroTitle>
              <p>{homeCopy.lead}</p>
              <AskForm />
              {market && <PopularJobs market={market} />}
            </div>
            <ExampleQuotes />
          </div>
        </Page>
        {market && <FactsOfMarket facts={market.facts} />}
      </div>
      {market && market.pictured.length > 0 && (
        <Page>
          <OftenAsked services={market.pictured} />
        </Page>
      )}
      <Page>
        <TradesOnOffer trades={trades} />
      </Page>
      {reviews.length > 0 && (
        <Page>
          <RecentWork reviews={reviews} />
        </Page>
      )}
      <Page>
        <DrawnSteps />
        <NumberLine />
      </Page>
      <ForTradespeople cheapest={cheapest} />
    </div>
  </SiteFrame>
);

const { heading, brief } = homeCopy.number;

/** The promise about the number in one line; the page for customers says how it is kept. */
export const NumberLine = () => (
  <section aria-label={heading} className="number-line">
    <ShieldCheck size={24} aria-hidden />
    <p>
      <b>{brief.strong}</b> {brief.rest}
    </p>
  </section>
);
