import { Dialog } from '@base-ui/react/dialog';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { brand, dialled } from '../../contract/brand.ts';
import { footerCopy as copy } from '../copy/footer.copy.ts';
import { LogOutButton } from '../marketplace/accounts/log-out-button.tsx';
import { NewsMark } from '../marketplace/live/news-mark.tsx';
import { useSession } from '../marketplace/accounts/session.ts';
import { useBackCloses } from '../ui/dialogs/back-closes.ts';
import { buttonLook } from '../ui/actions/button-look.ts';
import { OuterLink } from './outer-link.tsx';

/** As the requirements have it; the footer's link is the right one. */
const MOBILE_PRIVACY_HREF = '/';

export type SiteMenuProps = {
  isOpen: boolean;
  onClose: () => void;
  /** What opened it, and has the focus again afterwards. */
  from: RefObject<HTMLElement | null>;
};

/** Slides in over the dimmed page, and keeps the focus until it is closed. */
export function SiteMenu({ isOpen, onClose, from }: SiteMenuProps) {
  useBackCloses(isOpen, onClose);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(isOpening) => !isOpening && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 bg-veil transition-opacity duration-200 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup finalFocus={from} className={POPUP}>
          <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
            <Dialog.Title className="font-display text-lg">{copy.menu.title}</Dialog.Title>
            <Dialog.Close
              aria-label={copy.menu.close}
              className="grid size-11 cursor-pointer place-items-center rounded-field hover:bg-sunken"
            >
              <X size={24} aria-hidden />
            </Dialog.Close>
          </div>
          <Ways onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const POPUP =
  'fixed inset-y-0 right-0 grid w-80 max-w-[85vw] grid-cols-1 grid-rows-[auto_1fr] overflow-y-auto overscroll-contain border-l border-rim bg-surface text-ink shadow-float outline-none transition-transform duration-200 ease-out data-ending-style:translate-x-full data-starting-style:translate-x-full';

type Closing = { onClose: () => void };

function Ways({ onClose }: Closing) {
  const session = useSession();
  const isSignedIn = session !== null;
  return (
    <div className="flex flex-col gap-5 p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
      {!session?.isImpersonated && (
        <Link to="/post-job" onClick={onClose} className={buttonLook('primary')}>
          {copy.postJob}
        </Link>
      )}
      {session && <p className="font-semibold">{session.user.name}</p>}
      <nav aria-label={copy.menu.title}>
        <ul className="divide-y divide-line border-y border-line">
          {isSignedIn ? (
            <Way>
              <SignedIn onClose={onClose} />
            </Way>
          ) : (
            <SignedOut onClose={onClose} />
          )}
          <Everybody onClose={onClose} />
        </ul>
      </nav>
      {isSignedIn && <LogOutButton />}
    </div>
  );
}

/** For an admin too: the dashboard leads on to the right one. */
const SignedIn = ({ onClose }: Closing) => (
  <Link to="/dashboard" onClick={onClose} className={LINK}>
    {copy.menu.dashboard}
    <NewsMark />
  </Link>
);

const SignedOut = ({ onClose }: Closing) => (
  <>
    <Way>
      <Link to="/packages" onClick={onClose} className={LINK}>
        {copy.menu.joinBusiness}
      </Link>
    </Way>
    <Way>
      <Link to="/register/customer" onClick={onClose} className={LINK}>
        {copy.menu.registerCustomer}
      </Link>
    </Way>
    <Way>
      <Link to="/login" onClick={onClose} className={LINK}>
        {copy.menu.logIn}
      </Link>
    </Way>
  </>
);

const Everybody = ({ onClose }: Closing) => (
  <>
    <Way>
      <Link to="/trades" onClick={onClose} className={LINK}>
        {copy.findPros}
      </Link>
    </Way>
    <Way>
      <a href={dialled(brand.contact.supportNumbers[0])} className={`${LINK} flex-wrap gap-x-3`}>
        {copy.call}
        <span className="text-sm font-normal text-ink-soft">{brand.contact.enquiryHours}</span>
      </a>
    </Way>
    <Way>
      <Link to="/contact-us" onClick={onClose} className={LINK}>
        {copy.write}
      </Link>
    </Way>
    <Way>
      <OuterLink href={brand.elsewhere.blog} onClick={onClose} className={LINK}>
        {copy.blog}
      </OuterLink>
    </Way>
    <Way>
      <Link to="/terms-of-use" onClick={onClose} className={LINK}>
        {copy.terms}
      </Link>
    </Way>
    <Way>
      <Link to={MOBILE_PRIVACY_HREF} onClick={onClose} className={LINK}>
        {copy.privacy}
      </Link>
    </Way>
  </>
);

const Way = ({ children }: { children: ReactNode }) => <li>{children}</li>;

const LINK = 'flex min-h-12 items-center font-semibold hover:text-link';
