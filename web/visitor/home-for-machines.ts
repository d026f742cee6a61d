import { createIsomorphicFn } from '@tanstack/react-start';
import { brand } from '../../contract/brand.ts';
import { asScript } from './for-machines.ts';

/** Made on the server alone: search engines read the page as it was sent. */
export const homeForMachines = createIsomorphicFn().server((appUrl: string) =>
  asScript({
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${appUrl}/#site`,
        name: brand.name,
        url: `${appUrl}/`,
        publisher: { '@id': us(appUrl) },
      },
      {
        '@type': 'Organization',
        '@id': us(appUrl),
        name: brand.name,
        legalName: brand.operator.company,
        url: `${appUrl}/`,
        logo: `${appUrl}/icon-512.png`,
        email: brand.contact.supportEmail,
      },
    ],
  }),
);

/** What is said of the operator stands once; elsewhere only this name of it. */
const us = (appUrl: string) => `${appUrl}/#operator`;
