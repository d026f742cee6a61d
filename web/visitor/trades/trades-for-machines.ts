import { createIsomorphicFn } from '@tanstack/react-start';
import type { AreaPage, ListedBusiness, TradePage } from '../../../contract/directory.ts';
import { asScript } from '../for-machines.ts';
import type { Crumb } from './crumbs.tsx';

const asJson = (...graph: object[]): true => asScript({ '@graph': graph });

type Given = { way: Crumb[]; appUrl: string };

/** Made on the server alone: search engines read the page as it was sent. */
export const tradeForMachines = createIsomorphicFn().server(({ trade }: TradePage, { way, appUrl }: Given) =>
  asJson(breadcrumbs(way, appUrl), {
    '@type': 'Service',
    name: trade.name,
    serviceType: trade.name,
    url: `${appUrl}/trades/${trade.slug}`,
    // allow sentences-in-copy: machines know the country by this name, whatever people are told
    areaServed: { '@type': 'Country', name: 'United Kingdom' },
  }),
);

export const areaForMachines = createIsomorphicFn().server(
  ({ businesses }: AreaPage, { way, appUrl }: Given) =>
    asJson(breadcrumbs(way, appUrl), {
      '@type': 'ItemList',
      itemListElement: businesses.map((business, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        item: listed(business, appUrl),
      })),
    }),
);

const breadcrumbs = (way: Crumb[], appUrl: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ href, label }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: label,
    item: `${appUrl}${href}`,
  })),
});

const listed = ({ id, name, town, logo, rating, reviewsCount }: ListedBusiness, appUrl: string) => ({
  '@type': 'LocalBusiness',
  '@id': `${appUrl}/business/${id}`,
  name,
  url: `${appUrl}/business/${id}`,
  address: { '@type': 'PostalAddress', addressLocality: town, addressCountry: 'GB' },
  ...(logo && { image: new URL(logo, appUrl).href }),
  ...(rating !== null && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating,
      reviewCount: reviewsCount,
      bestRating: 5,
      worstRating: 1,
    },
  }),
});
