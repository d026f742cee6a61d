import { createIsomorphicFn } from '@tanstack/react-start';
import type { PublicBusiness } from '../../../contract/businesses.ts';
import { asScript } from '../for-machines.ts';
import { dialledFrom, safeWebsite } from './contact-ways.ts';

/** Made on the server alone: search engines read the page as it was sent. */
export const profileForMachines = createIsomorphicFn().server((business: PublicBusiness, appUrl: string) =>
  asScript(localBusiness(business, appUrl)),
);

function localBusiness(business: PublicBusiness, appUrl: string) {
  const { id, name, description, mobile_number, landline, town, services, logo, rating, reviewsCount } =
    business;
  const phone = landline ?? mobile_number;
  const website = safeWebsite(business.website);
  return {
    '@type': 'LocalBusiness',
    '@id': `${appUrl}/business/${id}`,
    name,
    url: `${appUrl}/business/${id}`,
    address: { '@type': 'PostalAddress', addressLocality: town, addressCountry: 'GB' },
    ...(description && { description }),
    ...(phone && { telephone: dialledFrom(phone) }),
    ...(logo && { image: new URL(logo, appUrl).href }),
    ...(website && { sameAs: website.href }),
    ...(services.length > 0 && { knowsAbout: services.map((service) => service.name) }),
    ...(rating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating,
        reviewCount: reviewsCount,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}
