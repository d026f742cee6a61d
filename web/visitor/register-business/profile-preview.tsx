import { MapPin } from 'lucide-react';
import { readPostcode } from '../../../contract/postcode.ts';
import { profileCopy } from '../../copy/profile.copy.ts';
import { registerBusinessCopy } from '../../copy/register-business.copy.ts';
import { catalogueQuery } from '../../marketplace/catalogue/catalogue.ts';
import { useTown } from '../../marketplace/catalogue/use-town.ts';
import { useRouterContext } from '../../router-context.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FirmDraft, useFirmDraft } from './firm-draft.ts';

const copy = registerBusinessCopy.preview;

/** The public profile as far as it is known: what is not said yet stands there as a quiet line. */
export function ProfilePreview() {
  const draft = useFirmDraft();
  const { trade, services } = useTrade(draft);
  const { town } = useTown(draft.location);
  const outward = readPostcode(draft.location)?.outward ?? '';
  const place = profileCopy.area(town ?? '', outward);
  return (
    <div className="grid gap-4 rounded-card border border-line bg-surface p-5 wrap-break-word">
      <div className="flex items-start gap-4">
        <Avatar src={null} name={draft.business_name || copy.name} size={64} />
        <div className="grid min-w-0 gap-1">
          <p
            className="font-display text-xl leading-tight data-none:text-ink-soft"
            data-none={none(draft.business_name)}
          >
            {draft.business_name || copy.name}
          </p>
          <p className="font-semibold data-none:font-normal data-none:text-ink-soft" data-none={none(trade)}>
            {trade || copy.trade}
          </p>
          <p className="flex items-center gap-1 text-ink-soft">
            <MapPin size={18} aria-hidden className="shrink-0" />
            {place || copy.place}
          </p>
        </div>
      </div>
      {draft.description && <p className="line-clamp-4 whitespace-pre-line">{draft.description}</p>}
      {trade && <ServicesSaid names={services} trade={trade} />}
      <p className="border-t border-line pt-3 text-sm text-ink-soft">{copy.later}</p>
    </div>
  );
}

const none = (said: string | undefined) => !said || undefined;

const SHOWN = 6;

function ServicesSaid({ names, trade }: { names: string[]; trade: string }) {
  const shown = names.length > 0 ? names.slice(0, SHOWN) : [profileCopy.allServices(trade)];
  return (
    <div>
      <p className="mb-1.5 text-sm text-ink-soft">{profileCopy.services}</p>
      <ul className="ticked grid gap-1.5">
        {shown.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {names.length > SHOWN && <p className="mt-1.5 text-ink-soft">{copy.more(names.length - SHOWN)}</p>}
    </div>
  );
}

/** The names come with the list of trades, which the page fetches. */
function useTrade({ workCategories, services }: FirmDraft) {
  const { api } = useRouterContext();
  const { data } = useQuery({ ...catalogueQuery(api), enabled: false });
  const trade = data?.find(({ id }) => id === workCategories);
  const ticked = services[workCategories] ?? [];
  const chosen = trade?.services.filter(({ id }) => ticked.includes(id)) ?? [];
  return { trade: trade?.name, services: chosen.map(({ name }) => name) };
}
