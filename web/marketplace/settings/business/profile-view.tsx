import { ExternalLink } from 'lucide-react';
import { phoneInGroups } from '../../../../contract/phone-groups.ts';
import { businessSettingsCopy } from '../../../copy/business-settings.copy.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Rows } from '../../../ui/lists/rows.tsx';
import { InnerLink } from '../../../ui/navigation/inner-link.tsx';
import type { OwnBusiness } from './own-business.ts';

const copy = businessSettingsCopy.profile;

/** The profile as it is, and the way to what everybody sees of it. */
export const ProfileView = ({ business }: { business: OwnBusiness }) => (
  <div className="grid gap-6">
    <div className="flex min-w-0 flex-wrap items-center gap-4">
      <Avatar src={business.logo} name={business.name} size={96} />
      <div className="grid min-w-0 flex-1 basis-52 gap-1">
        <h3 className="font-display text-xl leading-tight">{business.name}</h3>
        <InnerLink
          href={`/business/${business.id}`}
          className="flex min-h-11 w-fit items-center gap-1.5 font-semibold text-link underline-offset-2 hover:underline"
        >
          {copy.seePublic}
          <ExternalLink size={18} aria-hidden className="shrink-0" />
        </InnerLink>
      </div>
    </div>
    <Rows items={rowsOf(business)} />
  </div>
);

const rowsOf = (business: OwnBusiness) => [
  { label: copy.description, value: business.description ?? copy.none },
  { label: copy.mobile, value: numberOf(business.mobile_number) },
  { label: copy.landline, value: numberOf(business.landline) },
  { label: copy.address, value: business.address ?? copy.none },
  { label: copy.website, value: business.website ?? copy.none },
  { label: copy.abnShort, value: business.abn ?? copy.none },
  { label: copy.location, value: business.location },
  { label: copy.trade, value: business.workCategoriesName ?? copy.noTrade },
  { label: copy.services, value: <Services services={business.services} /> },
];

const numberOf = (number: string | null) => (number ? phoneInGroups(number) : copy.none);

const Services = ({ services }: Pick<OwnBusiness, 'services'>) =>
  services.length === 0 ? (
    <span className="grid gap-1">
      {copy.noServices}
      <span className="text-sm text-ink-soft">{copy.servicesHint}</span>
    </span>
  ) : (
    <ul className="flex flex-wrap gap-2">
      {services.map(({ id, name }) => (
        <li key={id} className="rounded-chip bg-sunken px-2 py-0.5 text-sm">
          {name}
        </li>
      ))}
    </ul>
  );
