import { createIsomorphicFn } from '@tanstack/react-start';
import type { PublicBusiness } from '../../../contract/businesses.ts';
import { asScript } from '../for-machines.ts';
import { breadcrumbs, ratingWords } from '../machine-parts.ts';
import { dialledFrom, safeWebsite } from './contact-ways.ts';
import { wayToProfile } from './profile-way.ts';

/** Made on the server alone: search engines read the page as it was sent. */
export const profileForMachines = createIsomorphicFn().server((business: PublicBusiness, appUrl: string) =>
  asScript({ '@graph': profileWords(business, appUrl) }),
);

export const profileWords = (business: PublicBusiness, appUrl: string): object[] => [
  localBusiness(business, appUrl),
  breadcrumbs(wayToProfile(business), appUrl),
];

const MOST_PICTURES = 3;

function localBusiness(business: PublicBusiness, appUrl: string) {
  const { id, name, description, mobile_number, landline, town, services, logo } = business;
  const phone = landline ?? mobile_number;
  const website = safeWebsite(business.website);
  const pictures = [logo, ...business.workPictures.slice(0, MOST_PICTURES).map(({ url }) => url)];
  const images = pictures.flatMap((url) => (url ? [new URL(url, appUrl).href] : []));
  return {
    '@type': 'LocalBusiness',
    '@id': `${appUrl}/business/${id}`,
    name,
    url: `${appUrl}/business/${id}`,
    address: { '@type': 'PostalAddress', addressLocality: town, addressCountry: 'GB' },
    ...(description && { description }),
    ...(phone && { telephone: dialledFrom(phone) }),
    ...(images.length > 0 && { image: images.length === 1 ? images[0] : images }),
    ...(website && { sameAs: website.href }),
    ...(services.length > 0 && { knowsAbout: services.map((service) => service.name) }),
    ...ratingWords(business),
  };
}
