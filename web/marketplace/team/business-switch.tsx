import { ChevronDown } from 'lucide-react';
import type { OwnBusiness } from '../../../contract/team.ts';
import { teamCopy } from '../../copy/team.copy.ts';
import { useDetailsMenu } from '../../ui/use-details-menu.ts';
import { useIsDesktop } from '../../ui/use-is-wide.ts';
import { BusinessChoices } from './business-choices.tsx';
import { currentIn, useOwnBusinesses } from './own-businesses.ts';

const copy = teamCopy.switch;

/** Which business somebody acts for, of several: in the bar behind the name of the current one, in a menu as they are. */
export function BusinessSwitch() {
  const businesses = useOwnBusinesses() ?? [];
  return useIsDesktop() ? <InBar businesses={businesses} /> : <InMenu businesses={businesses} />;
}

type Businesses = { businesses: readonly OwnBusiness[] };

function InBar({ businesses }: Businesses) {
  const { leave, details } = useDetailsMenu();
  const name = currentIn(businesses)?.name ?? copy.none;
  return (
    <details {...details} className="group/switch relative min-w-0">
      <summary
        aria-label={copy.button(name)}
        className="flex min-h-11 max-w-60 cursor-pointer list-none items-center gap-2 rounded-field border border-rim px-3 font-semibold group-open/switch:bg-sunken hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <span className="min-w-0 truncate">{name}</span>
        <ChevronDown className="shrink-0 text-ink-soft" size={20} aria-hidden />
      </summary>
      <div className="absolute right-0 z-20 mt-2 w-72 rounded-card border border-rim bg-surface p-1 shadow-float">
        <BusinessChoices businesses={businesses} onDone={leave} />
      </div>
    </details>
  );
}

const InMenu = ({ businesses }: Businesses) => (
  <div className="w-full min-w-56 border-y border-line py-3">
    <p className="text-sm text-ink-soft" aria-hidden>
      {copy.label}
    </p>
    <BusinessChoices businesses={businesses} />
  </div>
);
