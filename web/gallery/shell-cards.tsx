import { galleryCopy } from '../copy/gallery.copy.ts';
import { ImpersonationBanner } from '../marketplace/accounts/impersonation-banner.tsx';
import { UnverifiedBanner } from '../marketplace/accounts/unverified-banner.tsx';
import { SiteFooter } from '../shell/site-footer.tsx';
import { SiteHeader } from '../shell/site-header.tsx';
import type { CardInStates } from './card-in-states.ts';
import { customer, longCustomer } from './people.ts';
import { seenBy } from './world.tsx';

const { sample } = galleryCopy;

/** What a page wears. */
export const shellCards: readonly CardInStates[] = [
  {
    name: 'SiteHeader',
    isWhole: true,
    states: [
      ['signedOut', seenBy(undefined, <SiteHeader />)],
      ['signedIn', seenBy(customer, <SiteHeader />)],
      ['long', seenBy(longCustomer, <SiteHeader />)],
    ],
  },
  {
    name: 'ImpersonationBanner, UnverifiedBanner',
    isWhole: true,
    states: [
      ['impersonated', seenBy(customer, <ImpersonationBanner />, { isImpersonated: true })],
      ['normal', () => <UnverifiedBanner email={sample.customerEmail} />],
      ['long', () => <UnverifiedBanner email={sample.email} />],
    ],
  },
  {
    name: 'SiteFooter',
    isWhole: true,
    states: [
      ['signedOut', seenBy(undefined, <SiteFooter />)],
      ['signedIn', seenBy(customer, <SiteFooter />)],
    ],
  },
];
