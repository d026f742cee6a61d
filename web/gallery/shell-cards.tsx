import { galleryCopy } from '../copy/gallery.copy.ts';
import { ImpersonationBanner } from '../marketplace/accounts/impersonation-banner.tsx';
import { UnverifiedBanner } from '../marketplace/accounts/unverified-banner.tsx';
import { AccountCorner } from '../marketplace/dashboard/account-corner.tsx';
import { HomeLink } from '../shell/home-link.tsx';
import { SiteFooter } from '../shell/site-footer.tsx';
import { SiteHeader } from '../shell/site-header.tsx';
import type { CardInStates } from './card-in-states.ts';
import { admin, customer, longCustomer } from './people.ts';
import { seenBy, World } from './world.tsx';

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
    name: 'DashboardBar',
    states: [
      ['signedIn', () => bar(admin)],
      ['long', () => bar(longCustomer)],
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

const bar = (who: typeof customer) => (
  <World who={who}>
    <div className="flex items-center justify-between gap-4">
      <HomeLink isSmall />
      <AccountCorner />
    </div>
  </World>
);
