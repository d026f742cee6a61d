import type { ReactNode } from 'react';
import type { ListedBusiness } from '../../contract/directory.ts';
import type { RecentReview } from '../../contract/recent-work.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { directoryCopy } from '../copy/directory.copy.ts';
import { ClarityHint } from '../customer/post-job/clarity-hint.tsx';
import { TradeRoll } from '../marketplace/catalogue/trade-roll.tsx';
import { AskForm } from '../visitor/ask-form.tsx';
import { ForTradespeople } from '../visitor/for-tradespeople.tsx';
import { NamePlate } from '../visitor/name-plate.tsx';
import { ContactCard } from '../visitor/profile/contact-card.tsx';
import { shownOf } from '../visitor/profile/profile.ts';
import { ProfileScreen } from '../visitor/profile/profile-screen.tsx';
import { RecentWork } from '../visitor/recent-work.tsx';
import { wayTo } from '../visitor/trades/crumbs.tsx';
import { TradeFrame } from '../visitor/trades/frame.tsx';
import { LocalPros } from '../visitor/trades/local-pros.tsx';
import { Areas, ServicesOffered } from '../visitor/trades/parts.tsx';
import { SearchForm } from '../visitor/trades/search-form.tsx';
import { YourNumber } from '../visitor/your-number.tsx';
import { fieldSentences } from '../../contract/copy.ts';
import type { CardInStates } from './card-in-states.ts';
import { firm, longFirm, PICTURE, reviewedFirm } from './people.ts';
import { offer } from './offers.ts';
import { type Before, DAYS } from './samples.ts';

const { sample } = galleryCopy;

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
        'long',
        () => (
          <ProfileScreen business={{ ...shownOf(longFirm), logo: PICTURE, rating: null, reviewsCount: 0 }} />
        ),
      ],
    ],
  },
  {
    name: 'TradeFrame, Crumbs, LocalPros, SearchForm',
    isWhole: true,
    states: [['normal', () => aroundHere(<SearchForm action="#shop" typed={{ postcode: '' }} />)]],
  },
  { name: 'RecentWork', states: [['normal', (before) => <RecentWork reviews={recent(before)} />]] },
  {
    name: 'AskForm, SearchForm',
    states: [
      ['normal', () => <AskForm />],
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
    name: 'YourNumber, ForTradespeople, NamePlate',
    states: [
      ['normal', () => <YourNumber />],
      ['paid', () => <ForTradespeople cheapest={offer('standard', 95)} />],
      ['plain', () => <NamePlate />],
    ],
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

const aroundHere = (aside: ReactNode) => (
  <TradeFrame
    way={wayTo({ href: '/trades/plumbing', label: sample.trade })}
    trade="plumbing"
    title={sample.trade}
    summary={directoryCopy.trade.summary(3, AREAS.length)}
    aside={aside}
  >
    <LocalPros businesses={LISTED} next="#shop" first="#shop" />
  </TradeFrame>
);

const LONG_SERVICE = { id: sample.longService, name: sample.longService };

const TRADES = [
  { slug: 'plumbing', name: sample.trade, servicesCount: 16 },
  { slug: 'electrical', name: sample.otherTrade, servicesCount: 1 },
  { slug: 'drains-damp-insulation', name: sample.longTrade, servicesCount: 12 },
];

const AREAS = Object.entries(sample.areas)
  .slice(0, 4)
  .map(([slug, name], place) => ({
    slug,
    name,
    businessesCount: 12 - place * 3,
  }));

const listed: ListedBusiness = {
  id: 'tandy',
  name: sample.firm,
  logo: null,
  town: sample.town,
  location: sample.place,
  rating: 4.3,
  reviewsCount: 12,
  distance_miles: 3,
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
    services: [],
    servicesCount: 0,
  },
  {
    ...listed,
    id: 'featherstonehaugh',
    name: sample.longFirm,
    logo: PICTURE,
    town: sample.longTown,
    distance_miles: 24,
  },
];

const recent = (before: Before): RecentReview[] => {
  const one: RecentReview = {
    id: 'recent-1',
    rating: 5,
    comment: sample.review,
    createdAt: before(3 * DAYS),
    service: { name: sample.service },
    town: sample.town,
    business: { id: 'tandy', name: sample.firm },
    user: { name: sample.customer },
  };
  return [
    one,
    { ...one, id: 'recent-2', rating: 2, comment: sample.longDescription, service: LONG_SERVICE },
    { ...one, id: 'recent-3', comment: '', business: { id: 'long', name: sample.longFirm } },
  ];
};
