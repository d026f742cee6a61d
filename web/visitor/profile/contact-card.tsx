import type { ReactNode } from 'react';
import { dialled } from '../../../contract/brand.ts';
import { phoneInGroups } from '../../../contract/phone-groups.ts';
import { profileCopy } from '../../copy/profile.copy.ts';
import { SectionTitle } from '../../ui/layout/heading.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Rows } from '../../ui/lists/rows.tsx';
import { safeWebsite } from './contact-ways.ts';
import type { Profile } from './profile.ts';

export function ContactCard({ business }: { business: Profile }) {
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

function waysTo({ mobile_number, landline, website }: Profile): Way[] {
  const site = safeWebsite(website);
  return [
    mobile_number && { label: profileCopy.mobile, value: <Phone number={mobile_number} /> },
    landline && { label: profileCopy.landline, value: <Phone number={landline} /> },
    site && { label: profileCopy.website, value: <Website url={site} /> },
  ].filter((way) => way !== null && way !== '');
}

const Phone = ({ number }: { number: string }) => (
  <a href={dialled(number)} className="contact-link tabular-nums">
    {phoneInGroups(number)}
  </a>
);

/** We vouch for nothing that stands there. */
const Website = ({ url }: { url: URL }) => (
  <a href={url.href} rel="ugc nofollow noopener noreferrer" target="_blank" className="contact-link">
    {url.host}
  </a>
);
