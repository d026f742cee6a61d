import { createIsomorphicFn } from '@tanstack/react-start';
import type { AreaPage, ListedBusiness, TradePage } from '../../../contract/directory.ts';
import { asScript } from '../for-machines.ts';
import { breadcrumbs, ratingWords } from '../machine-parts.ts';
import type { Crumb } from './crumbs.tsx';
import { questionsOn } from './questions.tsx';

const asJson = (...graph: object[]): true => asScript({ '@graph': graph });

type Given = { way: Crumb[]; appUrl: string };

/** Made on the server alone: search engines read the page as it was sent. */
export const tradeForMachines = createIsomorphicFn().server((page: TradePage, { way, appUrl }: Given) =>
  asJson(...tradeWords(page, { way, appUrl })),
);

export const tradeWords = ({ trade, businesses }: TradePage, { way, appUrl }: Given): object[] => [
  breadcrumbs(way, appUrl),
  {
    '@type': 'Service',
    name: trade.name,
    serviceType: trade.name,
    url: `${appUrl}/trades/${trade.slug}`,
    // allow sentences-in-copy: machines know the country by this name, whatever people are told
    areaServed: { '@type': 'Country', name: 'United Kingdom' },
  },
  ...(businesses.length > 0 ? [listOf(businesses, appUrl)] : []),
];

export const areaForMachines = createIsomorphicFn().server((page: AreaPage, { way, appUrl }: Given) =>
  asJson(...areaWords(page, { way, appUrl })),
);

export const areaWords = ({ businesses }: AreaPage, { way, appUrl }: Given): object[] => [
  breadcrumbs(way, appUrl),
  listOf(businesses, appUrl),
  {
    '@type': 'FAQPage',
    mainEntity: questionsOn(businesses).map(({ asks, says }) => ({
      '@type': 'Question',
      name: asks,
      acceptedAnswer: { '@type': 'Answer', text: says },
    })),
  },
];

const listOf = (businesses: readonly ListedBusiness[], appUrl: string) => ({
  '@type': 'ItemList',
  itemListElement: businesses.map((business, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    item: listed(business, appUrl),
  })),
});

const listed = (business: ListedBusiness, appUrl: string) => ({
  '@type': 'LocalBusiness',
  '@id': `${appUrl}/business/${business.id}`,
  name: business.name,
  url: `${appUrl}/business/${business.id}`,
  address: { '@type': 'PostalAddress', addressLocality: business.town, addressCountry: 'GB' },
  ...(business.logo && { image: new URL(business.logo, appUrl).href }),
  ...ratingWords(business),
});
