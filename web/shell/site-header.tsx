import { Link } from '@tanstack/react-router';
import { Phone } from 'lucide-react';
import type { User } from '../../contract/accounts.ts';
import { brand, dialled } from '../../contract/brand.ts';
import { shellCopy } from '../copy/shell.copy.ts';
import { useSession } from '../marketplace/accounts/session.ts';
import { NewsMark } from '../marketplace/live/news-mark.tsx';
import { useRouterContext } from '../router-context.ts';
import { buttonLook } from '../ui/actions/button-look.ts';
import { Page } from '../ui/layout/page.tsx';
import { HomeLink } from './home-link.tsx';
import { LogOut } from './log-out.tsx';
import { MenuButton } from './menu-button.tsx';

/** On a phone one row of 56 px: mark, Post a Job, menu. What has no room in it stands in the menu and in the footer. */
export function SiteHeader() {
  return (
    <header className="site-header">
      <DeskStrip />
      <Page>
        <div className="header-row">
          <div className="brand-corner">
            <HomeLink />
            <PlatformBadge />
          </div>
          <Ways />
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

/** How to reach us, and the ways in for people who are new. */
const DeskStrip = () => (
  <div className="desk-strip">
    <Page>
      <div>
        <a href={dialled(brand.contact.supportNumbers[0])}>
          <Phone size={16} aria-hidden />
          {shellCopy.contact}
        </a>
        <span>{brand.contact.enquiryHours}</span>
        {!useSession() && <Registrations />}
      </div>
    </Page>
  </div>
);

/** Somebody who is signed in has an account already. */
const Registrations = () => (
  <nav aria-label={shellCopy.registering}>
    <Link to="/register/customer">{shellCopy.registerCustomer}</Link>
    <Link to="/packages">{shellCopy.registerBusiness}</Link>
  </nav>
);

const Ways = () => (
  <nav aria-label={shellCopy.header} className="max-lg:hidden">
    <Link to="/trades" className="header-way">
      {shellCopy.findPros}
    </Link>
  </nav>
);

function Account() {
  const session = useSession();
  return (
    <div className="header-account">
      {session ? <SignedIn user={session.user} /> : <LogIn />}
      {!session?.isImpersonated && <PostJob user={session?.user ?? null} />}
      {/* Who logs out has nothing more to do in an open menu. */}
      <MenuButton key={session ? 'in' : 'out'} />
    </div>
  );
}

/** On a phone it stands in the menu, which needs a script. */
const LogIn = () => (
  <Link to="/login" className="header-way max-sm:hidden scriptless:flex">
    {shellCopy.logIn}
  </Link>
);

/**
 * The first thing to do for those who can. An admin who acts as somebody cannot post. On a phone somebody who is signed in
 * has the way to the dashboard in its place.
 */
const PostJob = ({ user }: { user: User | null }) => (
  <Link
    to="/post-job"
    className={`${buttonLook(!user || user.userType === 'customer' ? 'primary' : 'quiet')} ${user ? 'max-sm:hidden' : ''}`}
  >
    {shellCopy.postJob}
  </Link>
);

/** On a small screen the name and logging out have their place in the menu. */
const SignedIn = ({ user: { name, userType } }: { user: User }) => (
  <>
    <span className="max-w-40 truncate font-semibold max-lg:hidden">{name}</span>
    <Link
      to={userType === 'admin' ? '/admin/dashboard' : '/dashboard'}
      className={buttonLook(userType === 'customer' ? 'quiet' : 'primary')}
    >
      {shellCopy.dashboard}
      <NewsMark />
    </Link>
    <span className="max-lg:hidden">
      <LogOut />
    </span>
  </>
);
