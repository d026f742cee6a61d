import { BadgeCheck, MapPin } from 'lucide-react';
import { profileCopy } from '../../copy/profile.copy.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { SectionTitle, Title } from '../../ui/heading.tsx';
import { InnerLink } from '../../ui/inner-link.tsx';
import { Page } from '../../ui/page.tsx';
import { ContactCard } from './contact-card.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { Reviews } from './reviews.tsx';
import { Services } from './services.tsx';
import type { Profile } from './profile.ts';

type Props = { business: Profile };

/** The shop front of a business. */
export function ProfileScreen({ business }: Props) {
  return (
    <Page>
      <div className="grid gap-x-12 gap-y-10 py-8 sm:py-12 lg:grid-cols-[1fr_20rem]">
        <div className="grid min-w-0 content-start gap-10">
          <NameBoard business={business} />
          {business.description && <About text={business.description} />}
          <Services business={business} />
          <Reviews business={business} />
        </div>
        <aside className="grid min-w-0 content-start gap-6 max-lg:row-start-2 lg:sticky lg:top-6 lg:self-start">
          <ContactCard business={business} />
          <PostJob />
        </aside>
      </div>
    </Page>
  );
}

function NameBoard({ business }: Props) {
  const { name, logo, userName, workCategoriesName, town, location } = business;
  return (
    <header className="flex flex-wrap items-start gap-5">
      <Avatar src={logo} name={name} size={96} />
      <div className="grid min-w-0 flex-1 basis-56 gap-1.5">
        <Title>{name}</Title>
        {workCategoriesName && <p className="text-lg font-semibold">{workCategoriesName}</p>}
        <p className="flex items-center gap-1.5 text-ink-soft">
          <MapPin size={18} aria-hidden className="shrink-0" />
          {profileCopy.area(town, location)}
        </p>
        <p className="text-ink-soft">{profileCopy.owner(userName)}</p>
        {business.isVerified && <Verified />}
        <RatingSummary rating={business.rating} count={business.reviewsCount} />
      </div>
    </header>
  );
}

/** What the product has checked, in words, and no more than that. */
const Verified = () => (
  <p className="flex items-center gap-1.5 text-good">
    <BadgeCheck size={18} aria-hidden className="shrink-0" />
    {profileCopy.verified}
  </p>
);

const About = ({ text }: { text: string }) => (
  <section aria-labelledby="about" className="grid gap-3">
    <SectionTitle id="about">{profileCopy.about}</SectionTitle>
    <p className="max-w-prose whitespace-pre-line">{text}</p>
  </section>
);

const PostJob = () => (
  <div className="grid gap-3 print:hidden">
    <InnerLink href="/post-job" className={buttonLook('primary')}>
      {profileCopy.postJob}
    </InnerLink>
    <p className="text-sm text-ink-soft">{profileCopy.asks}</p>
  </div>
);
