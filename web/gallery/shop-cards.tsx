import type { ListedBusiness } from '../../contract/directory.ts';
import type { ServicePrice } from '../../contract/prices.ts';
import type { RecentReview } from '../../contract/recent-work.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { directoryCopy } from '../copy/directory.copy.ts';
import { ClarityHint } from '../customer/post-job/clarity-hint.tsx';
import { TradeRoll } from '../marketplace/catalogue/trade-roll.tsx';
import { ContactCard } from '../visitor/profile/contact-card.tsx';
import { shownOf } from '../visitor/profile/profile.ts';
import { ProfileScreen } from '../visitor/profile/profile-screen.tsx';
import { RecentWork } from '../visitor/recent-work.tsx';
import { wayTo } from '../visitor/trades/crumbs.tsx';
import { TradeFrame } from '../visitor/trades/frame.tsx';
import { FoundTrades } from '../visitor/trades/found-trades.tsx';
import { Listing } from '../visitor/trades/listing.tsx';
import { Areas, NobodyYet, ServicesOffered } from '../visitor/trades/parts.tsx';
import { Prices } from '../visitor/trades/prices.tsx';
import { Questions, questionsOn } from '../visitor/trades/questions.tsx';
import { SearchForm } from '../visitor/trades/search-form.tsx';
import { WaysOn } from '../visitor/trades/ways-on.tsx';
import { WordSearch } from '../visitor/trades/word-search.tsx';
import { YourNumber } from '../visitor/landing/for-customers-screen.tsx';
import { fieldSentences } from '../../contract/copy.ts';
import type { CardInStates } from './card-in-states.ts';
import { firm, longFirm, PICTURE, reviewedFirm, work } from './people.ts';
import { type Before, DAYS } from './samples.ts';
import { seenBy } from './world.tsx';

const { sample } = galleryCopy;

const TRADES = [
  { slug: 'plumbing', name: sample.trade, servicesCount: 16 },
  { slug: 'electrical', name: sample.otherTrade, servicesCount: 1 },
  { slug: 'drains-damp-insulation', name: sample.longTrade, servicesCount: 12 },
];

const LISTED_TRADES = TRADES.map((trade) => ({ ...trade, id: trade.slug, businessesCount: 3 }));

/** Seen by anybody who comes along. */
export const shopCards: readonly CardInStates[] = [
  {
    name: 'ContactCard',
    states: [
      ['normal', () => <ContactCard business={shownOf(firm)} />],
      ['alone', () => <ContactCard business={{ ...shownOf(firm), mobile_number: null, website: null }} />],
      ['long', () => <ContactCard business={shownOf(longFirm)} />],
    ],
  },
  {
    name: 'ProfileScreen',
    isWhole: true,
    states: [
      ['reviewed', (before) => <ProfileScreen business={shownOf(reviewedFirm(before))} />],
      [
        'filled',
        (before) => <ProfileScreen business={shownOf({ ...reviewedFirm(before), workPictures: work(9) })} />,
      ],
      [
        'plain',
        () => <ProfileScreen business={shownOf({ ...firm, isListed: false, workPictures: work(2) })} />,
      ],
      [
        'long',
        () => (
          <ProfileScreen business={{ ...shownOf(longFirm), logo: PICTURE, rating: null, reviewsCount: 0 }} />
        ),
      ],
    ],
  },
  {
    name: 'TradeFrame, Crumbs, AskAll, AskBar, Listing, NarrowBar, LocalPros, LocalPro, SearchForm',
    isWhole: true,
    states: [['normal', () => aroundHere()]],
  },
  { name: 'RecentWork', states: [['normal', (before) => <RecentWork reviews={recent(before)} />]] },
  {
    name: 'SearchForm',
    states: [
      [
        'refused',
        () => <SearchForm action="#shop" typed={{ postcode: 'SE', refused: fieldSentences.postcode }} />,
      ],
    ],
  },
  {
    name: 'TradeRoll, Areas, ServicesOffered',
    states: [
      ['normal', () => <TradeRoll trades={TRADES} />],
      ['several', () => <Areas heading={directoryCopy.trade.areas} trade="plumbing" areas={AREAS} />],
      ['long', () => <ServicesOffered services={[...firm.services, LONG_SERVICE]} />],
    ],
  },
  {
    name: 'Prices, Questions, NobodyYet',
    states: [
      ['normal', () => <Prices prices={PRICES} />],
      ['filled', () => <Questions questions={questionsOn(LISTED)} />],
      [
        'empty',
        () => (
          <NobodyYet trade="plumbing" postcode="ZE" fartherCount={3}>
            {directoryCopy.area.nobody(sample.trade, sample.longTown)}
          </NobodyYet>
        ),
      ],
    ],
  },
  {
    name: 'WordSearch, FoundTrades, WaysOn',
    states: [
      ['asked', seenBy(undefined, <WaysOn />, { answers: { trades: { trades: LISTED_TRADES } } })],
      ['normal', () => <WordSearch typed={{ what: sample.service, postcode: sample.place }} />],
      ['filled', () => <FoundTrades found={FOUND} typed={{ what: sample.service, postcode: '' }} />],
      ['empty', () => <FoundTrades found={[]} typed={{ what: sample.longFirm, postcode: '' }} />],
    ],
  },
  {
    name: 'YourNumber',
    states: [['normal', () => <YourNumber />]],
  },
  {
    name: 'ClarityHint',
    states: [
      ['empty', () => <ClarityHint draft={{ title: '', description: '' }} />],
      ['hint', () => <ClarityHint draft={sample.moreWords} />],
      [
        'filled',
        () => <ClarityHint draft={{ title: sample.longJob, description: sample.longDescription }} />,
      ],
    ],
  },
];

const aroundHere = () => (
  <TradeFrame
    way={wayTo({ href: '/trades/plumbing', label: sample.trade })}
    trade="plumbing"
    title={sample.trade}
    summary={directoryCopy.trade.summary(3, AREAS.length)}
    typed={{ postcode: '' }}
    ask={{ count: 12, postcode: '' }}
    aside={<Prices prices={PRICES} />}
    below={null}
  >
    <Listing
      heading={directoryCopy.list.heading}
      trade="plumbing"
      list={{ businesses: LISTED, businessesCount: 12, fittingCount: 3, next: 'next' }}
      here="#shop"
      search={{ rating: '3', cursor: 'here' }}
    />
  </TradeFrame>
);

const LONG_SERVICE = { id: sample.longService, name: sample.longService };

const FOUND = TRADES.map((trade, place) => ({
  trade,
  services: place === 0 ? [{ id: 'tap', name: sample.service }, LONG_SERVICE] : [],
}));

const PRICES: ServicePrice[] = [
  {
    service: { id: 'tap', name: sample.service },
    guide: {
      basis: 'accepted',
      low: 80,
      high: 160,
      quotesCount: 24,
      place: { level: 'area', name: sample.town },
      unit: null,
      asOf: '2026-11-20',
    },
  },
];

const AREAS = Object.entries(sample.areas)
  .slice(0, 4)
  .map(([slug, name], place) => ({
    slug,
    name,
    businessesCount: 12 - place * 3,
  }));

const REVIEWED = '2026-11-02T09:00:00.000Z';

const listed: ListedBusiness = {
  id: 'tandy',
  name: sample.firm,
  logo: null,
  town: sample.town,
  location: sample.place,
  rating: 4.3,
  reviewsCount: 12,
  distance_miles: 3,
  replyMinutes: 55,
  newestReview: { rating: 5, comment: sample.review, name: sample.customer, createdAt: REVIEWED },
  picture: null,
  services: sample.services,
  servicesCount: 7,
};

const LISTED: ListedBusiness[] = [
  listed,
  {
    ...listed,
    id: 'nair',
    name: sample.otherFirm,
    rating: null,
    reviewsCount: 0,
    replyMinutes: null,
    newestReview: null,
    services: [],
    servicesCount: 0,
  },
  {
    ...listed,
    id: 'featherstonehaugh',
    name: sample.longFirm,
    logo: PICTURE,
    town: sample.longTown,
    distance_miles: null,
    newestReview: { rating: 2, comment: sample.longDescription, name: sample.customer, createdAt: REVIEWED },
    picture: work(1)[0] ?? null,
  },
];

const [AFTER = null, FOUND_SO = null] = work(2);
const PAIR = { picture: AFTER, before: FOUND_SO };

const recent = (before: Before): RecentReview[] => {
  const one: RecentReview = {
    id: 'recent-1',
    rating: 5,
    comment: sample.review,
    createdAt: before(3 * DAYS),
    service: { name: sample.service },
    trade: 'plumbing',
    picture: null,
    before: null,
    town: sample.town,
    business: { id: 'tandy', name: sample.firm, logo: null },
    user: { name: sample.customer },
  };
  return [
    one,
    { ...one, id: 'recent-2', rating: 2, comment: sample.longDescription, service: LONG_SERVICE, ...PAIR },
    { ...one, id: 'recent-3', comment: '', business: { id: 'long', name: sample.longFirm, logo: PICTURE } },
  ];
};
