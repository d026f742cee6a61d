import type { ReactNode } from 'react';
import { dialled } from '../../../contract/brand.ts';
import type { PublicBusiness } from '../../../contract/businesses.ts';
import { phoneInGroups } from '../../../contract/phone-groups.ts';
import { profileCopy } from '../../copy/profile.copy.ts';
import { SectionTitle } from '../../ui/heading.tsx';
import { Card } from '../../ui/card.tsx';
import { Rows } from '../../ui/rows.tsx';
import { safeWebsite } from './contact-ways.ts';

export function ContactCard({ business }: { business: PublicBusiness }) {
  const ways = waysTo(business);
  if (ways.length === 0) return null;
  return (
    <Card>
      <div className="grid gap-4">
        <SectionTitle>{profileCopy.contact}</SectionTitle>
        <Rows items={ways} />
      </div>
    </Card>
  );
}

type Way = { label: string; value: ReactNode };

function waysTo({ mobile_number, landline, website }: PublicBusiness): Way[] {
  const site = safeWebsite(website);
  return [
    mobile_number && { label: profileCopy.mobile, value: <Phone number={mobile_number} /> },
    landline && { label: profileCopy.landline, value: <Phone number={landline} /> },
    site && { label: profileCopy.website, value: <Website url={site} /> },
  ].filter((way) => way !== null && way !== '');
}

const LINK =
  'inline-flex min-h-11 max-w-full items-center text-link underline underline-offset-4 print:text-ink';

const Phone = ({ number }: { number: string }) => (
  <a href={dialled(number)} className={`${LINK} tabular-nums`}>
    {phoneInGroups(number)}
  </a>
);

/** We vouch for nothing that stands there. */
const Website = ({ url }: { url: URL }) => (
  <a href={url.href} rel="ugc nofollow noopener noreferrer" target="_blank" className={LINK}>
    {url.host}
  </a>
);
