import { Link } from '@tanstack/react-router';
import { Phone } from 'lucide-react';
import type { User } from '../../contract/accounts.ts';
import { brand, dialled } from '../../contract/brand.ts';
import { shellCopy } from '../copy/shell.copy.ts';
import { useSession } from '../marketplace/accounts/session.ts';
import { NewsMark } from '../marketplace/live/news-mark.tsx';
import { useRouterContext } from '../router-context.ts';
import { buttonLook } from '../ui/button-look.ts';
import { Page } from '../ui/page.tsx';
import { LogOut } from './log-out.tsx';
import { HomeLink } from './home-link.tsx';
import { MenuButton } from './menu-button.tsx';

export function SiteHeader() {
  return (
    <header className="border-b border-line bg-surface print:border-0">
      <Page>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3 print:*:not-first:hidden">
          <HomeLink />
          <PlatformBadge />
          <Ways />
          <Enquiries />
          <Account />
        </div>
      </Page>
    </header>
  );
}

/** Nobody should take a demo for the real thing. */
function PlatformBadge() {
  const badge = shellCopy.badge[useRouterContext().site.platform];
  if (!badge) return null;
  return <span className="platform-badge">{badge}</span>;
}

/** On a small screen they stand in the menu; on a middling one they have a line of their own. */
const Ways = () => (
  <nav
    aria-label={shellCopy.header}
    className="flex flex-wrap gap-x-5 max-xl:order-last max-xl:w-full max-xl:border-t max-xl:border-line max-xl:pt-1 max-lg:hidden xl:ml-4"
  >
    <Link to="/post-job" className={WAY}>
      {shellCopy.postJob}
    </Link>
    {!useSession() && <Registrations />}
  </nav>
);

/** Somebody who is signed in has an account already. */
const Registrations = () => (
  <>
    <Link to="/packages" className={WAY}>
      {shellCopy.registerBusiness}
    </Link>
    <Link to="/register/customer" className={WAY}>
      {shellCopy.registerCustomer}
    </Link>
  </>
);

const WAY = 'flex min-h-11 items-center font-semibold hover:text-link';

/** On a phone it has a line of its own below the logo, and room there for the name of who is signed in. */
function Enquiries() {
  const session = useSession();
  return (
    <div className="order-last flex w-full items-center justify-between gap-4 border-t border-line pt-3 lg:order-none lg:ml-auto lg:w-auto lg:border-0 lg:pt-0">
      <span className="grid min-w-0 text-sm text-balance text-ink-soft lg:max-w-36 lg:text-right">
        {session && (
          <span className="truncate text-base font-semibold text-ink sm:hidden">{session.user.name}</span>
        )}
        {brand.contact.enquiryHours}
      </span>
      <a href={dialled(brand.contact.supportNumbers[0])} className={buttonLook('quiet')}>
        <Phone size={18} aria-hidden />
        {shellCopy.contact}
      </a>
    </div>
  );
}

function Account() {
  const session = useSession();
  return (
    <div className="ml-auto flex min-w-0 items-center gap-3 lg:ml-0">
      {session ? <SignedIn user={session.user} /> : <LogIn />}
      {/* Who logs out has nothing more to do in an open menu. */}
      <MenuButton key={session ? 'in' : 'out'} />
    </div>
  );
}

const LogIn = () => (
  <Link to="/login" className={buttonLook('primary')}>
    {shellCopy.logIn}
  </Link>
);

/** On a small screen, logging out has its place in the menu. */
const SignedIn = ({ user: { name, userType } }: { user: User }) => (
  <>
    <span className="max-w-40 truncate font-semibold max-sm:hidden">{name}</span>
    <Link to={userType === 'admin' ? '/admin/dashboard' : '/dashboard'} className={buttonLook('primary')}>
      {shellCopy.dashboard}
      <NewsMark />
    </Link>
    <span className="max-sm:hidden">
      <LogOut />
    </span>
  </>
);
