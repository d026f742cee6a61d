import type { Crumb } from './trades/crumbs.tsx';

// What several pages say to machines, in the words of schema.org.

/** The way to a page, from the home page on. */
export const breadcrumbs = (way: readonly Crumb[], appUrl: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ href, label }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: label,
    item: `${appUrl}${href}`,
  })),
});

type Rated = { rating: number | null; reviewsCount: number };

/** How a business was found; nothing where nobody has said it. */
export const ratingWords = ({ rating, reviewsCount }: Rated) =>
  rating !== null && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating,
      reviewCount: reviewsCount,
      bestRating: 5,
      worstRating: 1,
    },
  };
