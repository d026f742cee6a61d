import { profileCopy } from '../../copy/profile.copy.ts';
import { dayOf } from '../../copy/recent-work.copy.ts';
import { SectionTitle } from '../../ui/layout/heading.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Crumbs } from '../trades/crumbs.tsx';
import { AskBar, AskForQuote, PostJob } from './ask-for-quote.tsx';
import { ContactCard } from './contact-card.tsx';
import { FrontBoard } from './front-board.tsx';
import { wayToProfile } from './profile-way.ts';
import type { Profile } from './profile.ts';
import { Reviews } from './reviews.tsx';
import { Services } from './services.tsx';
import { Work } from './work.tsx';

type Props = { business: Profile };

/** The shop front of a business. */
export const ProfileScreen = ({ business }: Props) => (
  <>
    <div className="border-b border-line bg-surface">
      <Page>
        <div className="grid gap-6 py-5 sm:pb-8">
          <Crumbs way={wayToProfile(business)} />
          <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <FrontBoard business={business} />
            <AskForQuote business={business} />
          </div>
          <Work business={business} />
        </div>
      </Page>
    </div>
    <Page>
      <div className="grid gap-x-12 gap-y-10 py-8 sm:py-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-10">
          {business.description && <About text={business.description} />}
          <Services business={business} />
          <Checks business={business} />
          <Reviews business={business} />
        </div>
        <aside className="grid min-w-0 content-start gap-6 lg:sticky lg:top-6 lg:self-start">
          <ContactCard business={business} />
          <PostJob business={business} />
        </aside>
      </div>
    </Page>
    <AskBar business={business} />
  </>
);

const About = ({ text }: { text: string }) => (
  <section aria-labelledby="about" className="grid gap-3">
    <SectionTitle id="about">{profileCopy.about}</SectionTitle>
    <p className="max-w-prose whitespace-pre-line">{text}</p>
  </section>
);

/** What the product has checked, when, and what it has not. */
function Checks({ business: { verifiedAt } }: { business: Profile }) {
  if (!verifiedAt) return null;
  return (
    <section aria-labelledby="checks" className="grid gap-3">
      <SectionTitle id="checks">{profileCopy.checks}</SectionTitle>
      <ul className="ticked [--tick:var(--color-good)]">
        <li>
          <p>
            <b>{profileCopy.verified}</b> <time dateTime={verifiedAt}>{dayOf(verifiedAt)}</time>
          </p>
        </li>
      </ul>
      <p className="max-w-prose text-sm text-ink-soft">{profileCopy.unchecked}</p>
    </section>
  );
}
