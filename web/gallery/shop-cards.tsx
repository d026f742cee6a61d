import { fieldSentences } from '../../contract/copy.ts';
import type { ListedBusiness } from '../../contract/directory.ts';
import type { RecentReview } from '../../contract/recent-work.ts';
import { directoryCopy } from '../copy/directory.copy.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { ClarityHint } from '../customer/post-job/clarity-hint.tsx';
import { TradeRoll } from '../marketplace/catalogue/trade-roll.tsx';
import { AskForm } from '../visitor/home/ask-form.tsx';
import { ExampleQuotes } from '../visitor/home/example-quotes.tsx';
import { ForTradespeople } from '../visitor/home/for-tradespeople.tsx';
import { FactsOfMarket } from '../visitor/home/market-facts.tsx';
import { OftenAsked } from '../visitor/home/often-asked.tsx';
import { PopularJobs } from '../visitor/home/popular-jobs.tsx';
import { DrawnSteps } from '../visitor/home/steps.tsx';
import { NumberLine } from '../visitor/home-screen.tsx';
import { YourNumber } from '../visitor/landing/for-customers-screen.tsx';
import { ContactCard } from '../visitor/profile/contact-card.tsx';
import { shownOf } from '../visitor/profile/profile.ts';
import { ProfileScreen } from '../visitor/profile/profile-screen.tsx';
import { RecentWork } from '../visitor/recent-work.tsx';
import { wayTo } from '../visitor/trades/crumbs.tsx';
import { FoundTrades } from '../visitor/trades/found-trades.tsx';
import { TradeFrame } from '../visitor/trades/frame.tsx';
import { Listing } from '../visitor/trades/listing.tsx';
import { Areas, NearestAreas, NobodyYet, ServicesOffered } from '../visitor/trades/parts.tsx';
import { Prices } from '../visitor/trades/prices.tsx';
import { Questions, questionsOn } from '../visitor/trades/questions.tsx';
import { SearchForm } from '../visitor/trades/search-form.tsx';
import { WaysOn } from '../visitor/trades/ways-on.tsx';
import { WordSearch } from '../visitor/trades/word-search.tsx';
import { type Cards, whole } from './cards.tsx';
import { firm, longFirm, reviewedFirm, work } from './people.ts';
import * as demo from './samples.gen.ts';
import { PICTURE } from './samples.ts';
import { seenBy } from './world.tsx';

const { sample } = galleryCopy;
const { facts, popularService, picturedService } = demo;

const LONG = { name: sample.longService };
const popular = (service: typeof popularService, isCounted: boolean) => (
  <PopularJobs market={{ popular: [service], pictured: [], isCounted }} />
);
const SIX = [1, 2, 3, 4, 5, 6].map((n) => ({ ...picturedService, id: `pictured-${n}` }));

/** What the home page is made of. */
export const homeCards: Cards = {
  AskForm: { normal: <AskForm /> },
  ExampleQuotes: { normal: <ExampleQuotes /> },
  PopularJobs: {
    normal: popular({ ...popularService, guide: null }, true),
    // The longest that is shown: one with more letters gives way.
    long: popular({ ...popularService, name: sample.service }, false),
  },
  FactsOfMarket: whole({
    filled: <FactsOfMarket facts={{ ...facts, firstQuoteMinutes: 40, hiredPercent: 71 }} />,
    alone: (
      <FactsOfMarket facts={{ ...facts, jobsPosted: null, firstQuoteMinutes: null, hiredPercent: 71 }} />
    ),
  }),
  OftenAsked: {
    filled: <OftenAsked services={SIX} />,
    long: <OftenAsked services={[{ ...picturedService, ...LONG }]} />,
  },
  NumberLine: { normal: <NumberLine /> },
  DrawnSteps: { normal: <DrawnSteps /> },
  ForTradespeople: whole({ paid: <ForTradespeople cheapest={demo.packages[0] ?? null} /> }),
};

const trades = demo.trades.trades.map((trade, place) => ({
  ...trade,
  name: place === 2 ? sample.longTrade : trade.name,
}));
const { prices } = demo.tradePrices;
const TRADE = { slug: 'plumbing', name: sample.trade };
const LONG_SERVICE = { id: 'long', name: sample.longService };

const FOUND = trades.map(({ slug, name, servicesCount }, place) => ({
  trade: { slug, name, servicesCount },
  services: place === 0 ? [{ id: 'tap', name: sample.service }, LONG_SERVICE] : [],
}));

const AREAS = Object.entries(sample.areas)
  .slice(0, 4)
  .map(([slug, name], place) => ({ slug, name, businessesCount: 12 - place * 3, distance_miles: place * 9 }));

const [ONE, PAIRED] = work(2);
const { listed } = demo;
const LISTED: ListedBusiness[] = [
  listed,
  {
    ...listed,
    id: 'listed-2',
    name: sample.otherFirm,
    rating: null,
    reviewsCount: 0,
    replyMinutes: null,
    newestReview: null,
    picture: null,
    services: [],
    servicesCount: 0,
  },
  {
    ...listed,
    id: 'listed-3',
    name: sample.longFirm,
    logo: PICTURE,
    town: sample.longTown,
    distance_miles: null,
    newestReview: listed.newestReview && {
      ...listed.newestReview,
      rating: 2,
      comment: sample.longDescription,
    },
    picture: ONE ?? null,
  },
];

const RECENT: RecentReview[] = [
  { ...demo.recentReview, picture: null, before: null },
  {
    ...demo.recentReview,
    id: 'recent-2',
    rating: 2,
    comment: sample.longDescription,
    service: LONG_SERVICE,
    picture: PAIRED ?? null,
    before: ONE ?? null,
  },
  {
    ...demo.recentReview,
    id: 'recent-3',
    comment: '',
    picture: null,
    before: null,
    business: { id: 'long', name: sample.longFirm, logo: PICTURE },
  },
];

const aroundHere = (
  <TradeFrame
    way={wayTo({ href: '/trades/plumbing', label: sample.trade })}
    trade={TRADE.slug}
    title={TRADE.name}
    summary={directoryCopy.trade.summary(3, AREAS.length)}
    typed={{ postcode: '' }}
    ask={{ count: 12, postcode: '' }}
    aside={<Prices prices={prices} />}
    below={null}
  >
    <Listing
      heading={directoryCopy.list.heading}
      trade={TRADE.slug}
      list={{ businesses: LISTED, businessesCount: 12, fittingCount: 3, next: 'next' }}
      here="#shop"
      search={{ rating: '3', cursor: 'here' }}
    />
  </TradeFrame>
);

/** Seen by anybody who comes along. */
export const shopCards: Cards = {
  ContactCard: {
    normal: <ContactCard business={shownOf(firm)} />,
    alone: <ContactCard business={{ ...shownOf(firm), mobile_number: null, website: null }} />,
    long: <ContactCard business={shownOf(longFirm)} />,
  },
  ProfileScreen: whole({
    reviewed: <ProfileScreen business={shownOf(reviewedFirm)} />,
    filled: <ProfileScreen business={shownOf({ ...reviewedFirm, workPictures: work(9) })} />,
    plain: <ProfileScreen business={shownOf({ ...firm, isListed: false, workPictures: work(2) })} />,
    long: <ProfileScreen business={{ ...shownOf(longFirm), logo: PICTURE, rating: null, reviewsCount: 0 }} />,
  }),
  'TradeFrame, Crumbs, AskAll, AskBar, Listing, NarrowBar, LocalPros, LocalPro, SearchForm': whole({
    normal: aroundHere,
  }),
  RecentWork: { normal: <RecentWork reviews={RECENT} /> },
  SearchForm: {
    refused: <SearchForm action="#shop" typed={{ postcode: 'SE', refused: fieldSentences.postcode }} />,
  },
  'TradeRoll, Areas, NearestAreas, ServicesOffered': {
    normal: <TradeRoll trades={trades} />,
    several: <Areas heading={directoryCopy.trade.areas} trade={TRADE.slug} areas={AREAS} />,
    filled: <NearestAreas heading={directoryCopy.area.nearest} trade={TRADE.slug} areas={AREAS} />,
    long: <ServicesOffered services={[...firm.services, LONG_SERVICE]} />,
  },
  'Prices, Questions, NobodyYet': {
    normal: <Prices prices={prices} />,
    filled: <Questions questions={questionsOn(LISTED)} />,
    empty: (
      <NobodyYet trade={TRADE.slug} postcode="ZE" fartherCount={3}>
        {directoryCopy.area.nobody(sample.trade, sample.longTown)}
      </NobodyYet>
    ),
  },
  'WordSearch, FoundTrades, WaysOn': {
    asked: seenBy(undefined, <WaysOn />, { answers: { trades: demo.trades } }),
    normal: <WordSearch typed={{ what: sample.service, postcode: sample.place }} />,
    filled: <FoundTrades found={FOUND} typed={{ what: sample.service, postcode: '' }} />,
    empty: <FoundTrades found={[]} typed={{ what: sample.longFirm, postcode: '' }} />,
  },
  YourNumber: { normal: <YourNumber /> },
  ClarityHint: {
    empty: <ClarityHint draft={{ title: '', description: '' }} />,
    hint: <ClarityHint draft={sample.moreWords} />,
    filled: <ClarityHint draft={{ title: sample.longJob, description: sample.longDescription }} />,
  },
};
